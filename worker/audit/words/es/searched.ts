import type { SearchedWords } from '../language-words.ts';

/** What titles in Spanish that begin with what is searched for are made of. How an entry is written: `lexicon.ts`. */
export const searched: SearchedWords = {
  trades: `
    fontanero · fontaneros · fontaneria · electricistas · electricista · albaniles · albanileria · albanil · reformas
    pintores · pintor · carpintero · carpinteros · carpinteria · cerrajero · cerrajeros · cerrajeria · mudanzas
    limpiezas · limpieza · jardinero · jardineros · jardineria · talleres · taller · gruas · grua · autoescuela
    peluqueria · peluquerias · peluqueros · peluquero · peluqueras · peluquera · barberia · estetica · belleza · masajes
    masaje · masajistas · masajista · fisioterapeutas · fisioterapeuta · fisioterapia · osteopatas · osteopata
    osteopatia · podologo · podologa · podologos · podologia · dentistas · dentista · odontologo · odontologa
    odontologos · odontologia · clinica · veterinarios · veterinario · veterinarias · veterinaria · psicologo · psicologa
    psicologos · psicologia · psiquiatras · psiquiatra · dermatologo · dermatologa · dermatologos · dermatologia · medicos
    medico · medicas · medica · nutricionistas · nutricionista · logopedas · logopeda · abogados · abogado · abogadas
    abogada · bufete · asesoria · gestoria · contadores · contador · contabilidad · arquitectos · arquitecto · arquitectas
    arquitecta · interiorismo · inmobiliaria · fotografo · fotografa · fotografos · fotografia · restaurante · cafeteria
    panaderia · pasteleria · carniceria · floristeria · hotel · hostal · apartamentos · alojamiento · turismo · yoga
    meditacion · meditazione · pilates · gimnasio · clases · cursos · idiomas · guarderia · ferreteria · construcciones
    climatizacion · aire acondicionado · calefaccion · energia solar · placas solares · paneles solares · seguros
    marketing · diseno web · urgencias · eventos · bodas · catering · alquiler · plagas · fumigacion · desatascos
  `,
  around: `
    profesionales · profesional · baratos · barato · baratas · barata · economico · economica · economicos · economicas
    urgentes · urgente · 24 h · 24h · 24 horas · 24horas · integrales · integral · rurales · rural · tradicional
    artesanal · expertos · expertas · especialistas · especialista · mejores · mejor · servicios · servicio · empresas
    empresa · centro · estudio · despacho · agencia · domicilio · online · laborales · laboral · laboralistas
    laboralista · criminal · penalista · penalistas · penal · civil · empresarial · dentales · dental · odontologico
    odontologica · medico · medica · mecanicos · mecanico · mecanicas · mecanica · clinicos · clinico · clinicas · clinica
    deportivos · deportivo · deportivas · deportiva · infantil · infantiles · industrial · residencial · comercial
    digital · de · del · la · el · los · las · y · en · para · su · tu
  `,
};
