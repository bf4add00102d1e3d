import { lightLetters } from '../text/light-letters.ts';
import { regexSource } from '../text/regex-source.ts';
import { remembered } from '../text/remembered.ts';
import type { SchemaNode, StructuredData } from './structured-data.ts';

/** Types that describe something other than an organisation; whatever else carries contact data is taken for one. */
const NOT_A_BUSINESS = lightLetters(
  regexSource`
    ^(?:
      Person
      |Patient
      |Event
      |.*Event
      |Place
      |AdministrativeArea
      |City
      |Country
      |State
      |PostalAddress
      |GeoCoordinates
      |ContactPoint
      |WebSite
      |WebPage
      |.*Page
      |Article
      |.*Article
      |BlogPosting
      |Blog
      |Product
      |.*Product
      |Offer
      |.*Offer
      |OfferCatalog
      |Service
      |Review
      |.*Review
      |Rating
      |AggregateRating
      |ImageObject
      |VideoObject
      |.*Object
      |BreadcrumbList
      |ItemList
      |ListItem
      |Question
      |Answer
      |JobPosting
      |Course
      |Recipe
      |HowTo.*
      |Menu.*
      |OpeningHoursSpecification
      |.*Action
      |SearchAction
      |EntryPoint
      |Brand
      |Thing
      |.*Specification
      |Role
      |Occupation
      |EducationalOccupationalCredential
      |MedicalProcedure
      |MedicalCondition
      |MedicalTherapy
      |Book
      |Movie
      |CreativeWork
      |SoftwareApplication
      |WebApplication
      |MobileApplication
      |Dataset
      |Comment
      |QuantitativeValue
      |PropertyValue
      |LocationFeatureSpecification
      |SpeakableSpecification
      |SiteNavigationElement
      |WPHeader
      |WPFooter
      |WPSideBar
      |ContactPage
      |Schedule
      |DefinedTerm.*
      |Audience
      |.*Audience
      |Demand
      |Trip
      |TouristTrip
      |TouristAttraction
    )$
  `,
);

/** Properties through which a page names organisations that are not the business. */
const OTHERS = lightLetters(
  regexSource`
    ^(?:
      memberOf
      |affiliation
      |alumniOf
      |sponsor
      |funder
      |recognizedBy
      |brand
      |manufacturer
      |competitor
      |supplier
      |parentOrganization
      |subOrganization
      |creator
      |author
      |reviewedBy
      |accreditedBy
      |issuedBy
      |worksFor
      |hiringOrganization
      |performer
      |organizer
      |sourceOrganization
      |copyrightHolder
      |member
      |customer
      |client
      |acceptedBy
      |containedInPlace
      |containsPlace
      |knowsAbout
      |award
      |seller
      |citation
      |isPartOf
      |mentions
      |publishingPrinciples
    )$
  `,
);

const ORGANISATION = lightLetters(
  regexSource`
    ^(?:
      Organization
      |Corporation
      |LocalBusiness
      |NGO
      |.*Business
      |.*Store
      |.*Restaurant
      |.*Organization
      |.*Service
      |.*Clinic
      |.*Agency
      |.*Shop
      |.*School
      |Dentist
      |Physician
      |Hotel
      |Attorney
      |Electrician
      |Plumber
      |Restaurant
      |CafeOrCoffeeShop
      |Bakery
      |Pharmacy
      |Optician
      |LodgingBusiness
      |MedicalClinic
      |Hospital
      |VeterinaryCare
      |HairSalon
      |BeautySalon
      |NailSalon
      |DaySpa
      |HealthClub
      |ExerciseGym
      |GeneralContractor
      |Locksmith
      |HousePainter
      |MovingCompany
      |RoofingContractor
      |HVACBusiness
      |AutoRepair
      |AutoDealer
      |AccountingService
      |Notary
      |RealEstateAgent
      |InsuranceAgency
      |TravelAgency
      |Library
      |Museum
      |Florist
      |Winery
      |Brewery
      |BarOrPub
      |FastFoodRestaurant
      |IceCreamShop
      |Preschool
      |ChildCare
      |CollegeOrUniversity
      |EmploymentAgency
    )$
  `,
);

export interface BusinessNode {
  node: SchemaNode;
  index: number;
  /** 0 = not nested; deeper nodes are more likely somebody else. */
  depth: number;
}

/** Nodes that describe the business itself: organisations in their own right or as publisher, provider or subject of a page. */
export function businessNodes(structured: StructuredData): BusinessNode[] {
  const found: BusinessNode[] = [];
  const roots = rootNames(structured);
  structured.nodes.forEach((node, index) => {
    if (!describesOrganisation(node)) return;
    let depth = 0;
    let current: SchemaNode | undefined = node;
    while (current?.parent && depth < 10) {
      if (OTHERS.test(current.parent.property)) return;
      if (current.parent.property === 'itemReviewed' && hasOtherRoot(roots, node)) return;
      depth++;
      current = structured.nodes[current.parent.node];
    }
    found.push({ node, index, depth });
  });
  return found.sort((a, b) => a.depth - b.depth || a.index - b.index);
}

/** Organisations within the business, as markup says: the restaurant of a hotel, the pharmacy of a store, whether nested or named by its `@id`. */
export function partsOfBusiness(structured: StructuredData): SchemaNode[] {
  return structured.nodes
    .filter(describesOrganisation)
    .flatMap((node) => PARTS.flatMap((property) => nestedNodes(structured, node, property)))
    .filter(describesOrganisation);
}

/** https://schema.org/department, https://schema.org/containsPlace */
const PARTS = ['department', 'containsPlace'];

/** Names under which the page describes organisations in their own right. Read once: a page may hold thousands of reviews. */
function rootNames({ nodes }: StructuredData): Set<string | null> {
  return new Set(
    nodes.filter((node) => !node.parent && describesOrganisation(node)).map((node) => firstText(node, 'name')),
  );
}

/** A review's subject is the business unless the page describes an organisation of another name in its own right. */
function hasOtherRoot(roots: Set<string | null>, node: SchemaNode): boolean {
  return roots.size > (roots.has(firstText(node, 'name')) ? 1 : 0);
}

const isOrganisation = remembered((type) => ORGANISATION.test(type));
const isNoBusiness = remembered((type) => NOT_A_BUSINESS.test(type));

/** Of each node: goes with it. A dozen readers ask about every node of every page. */
const organisations = new WeakMap<SchemaNode, boolean>();

/** By its type, or by what only organisations have. */
export function describesOrganisation(node: SchemaNode): boolean {
  const known = organisations.get(node) ?? isLikeOrganisation(node);
  organisations.set(node, known);
  return known;
}

function isLikeOrganisation(node: SchemaNode): boolean {
  if (node.types.length === 0) return false;
  if (node.types.some(isOrganisation) && !node.types.every(isNoBusiness)) return true;
  if (node.types.some((type) => isNoBusiness(type) || type.includes('/'))) return false;
  return ['telephone', 'address', 'openingHours', 'openingHoursSpecification', 'priceRange', 'legalName'].some(
    (property) => property in node.properties,
  );
}

/** "[Your telephone number]": still to be filled in. */
const isGap = (text: string): boolean => /^(?:\[[^[\]]+\]|\{{1,2}[^{}]+\}{1,2})$/.test(text);

/** Texts of a property, nested nodes left out. */
export function textsOf(node: SchemaNode, property: string): string[] {
  return (node.properties[property] ?? [])
    .filter((value): value is string | number => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).trim())
    .filter((text) => text !== '' && !isGap(text));
}

export function firstText(node: SchemaNode, property: string): string | null {
  return textsOf(node, property)[0] ?? null;
}

export function nestedNodes(structured: StructuredData, node: SchemaNode, property: string): SchemaNode[] {
  return (node.properties[property] ?? [])
    .map((value) => (typeof value === 'object' ? structured.nodes[value.node] : undefined))
    .filter((nested): nested is SchemaNode => nested !== undefined);
}

/** "JSON-LD Dentist.telephone" */
export function placeInData(node: SchemaNode, property: string): string {
  const syntax = { 'json-ld': 'JSON-LD', microdata: 'microdata', rdfa: 'RDFa' }[node.syntax];
  return `${syntax} ${node.types[0] ?? ''}${node.types.length > 0 ? '.' : ''}${property}`;
}
