// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic.Kind;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/**
 * Generates, from the {@code @Op} annotations of a module, the superclass of each operation's class (name, definition,
 * accessors, builder), from {@code @AttrDef} and {@code @TypeDef} the superclass of each attribute's and type's class,
 * the superclass of each dialect's class (the tables of these), and a resource with the documentation of the
 * operations. A mistake in a declaration is a compiler error at the annotation.
 */
public final class OpProcessor extends AbstractProcessor {
  private final Map<String, Declaration> declarations = new LinkedHashMap<>();
  private final Map<String, List<Implementation>> implementations = new TreeMap<>();
  private final ImplementationWriter tableFactory = new ImplementationWriter("new Implementations()");
  private final ServesRule servesRule = new ServesRule();

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(JavaNames.OP, JavaNames.OPS, JavaNames.DIALECT_OPERATIONS, JavaNames.ATTR_DEF, JavaNames.TYPE_DEF,
        JavaNames.SERVES);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (round.processingOver()) {
      servesRule.check(processingEnv.getElementUtils(),
          (type, message) -> processingEnv.getMessager().printMessage(Kind.ERROR, message, type));
    }
    if (annotations.isEmpty()) {
      return false;
    }
    List<TypeElement> dialects = annotated(round, JavaNames.DIALECT_OPERATIONS);
    List<Declaration> operations = read(round);
    Map<String, String> definitions = new TreeMap<>();
    Map<String, String> tables = new TreeMap<>();
    for (Declaration declaration : operations) {
      try {
        generate(declaration, constantsOf(declaration.type(), dialects), definitions, tables);
      } catch (IllegalArgumentException wrong) {
        error(declaration, wrong.getMessage());
      }
    }
    List<ParametricDeclaration> parametric = new ArrayList<>();
    Map<ParametricDeclaration, String> parsers = new LinkedHashMap<>();
    readParametric(round, JavaNames.ATTR_DEF, parametric);
    readParametric(round, JavaNames.TYPE_DEF, parametric);
    for (ParametricDeclaration declaration : parametric) {
      try {
        parsers.put(declaration, generate(declaration, constantsOf(declaration.type(), dialects)));
      } catch (IllegalArgumentException wrong) {
        processingEnv.getMessager().printMessage(
            Kind.ERROR, wrong.getMessage(), declaration.type(), declaration.annotation());
      }
    }
    check(parsers.keySet(), dialects);
    for (TypeElement dialect : dialects) {
      generate(dialect, operations, definitions, tables, parsers);
    }
    register(dialects);
    servesRule.add(annotated(round, JavaNames.SERVES), definitions.keySet());
    return false;
  }

  /**
   * Registers the dialects that are OSGi components with {@link java.util.ServiceLoader}, too, for programs without a
   * framework.
   */
  private void register(List<TypeElement> all) {
    List<TypeElement> dialects = new ArrayList<>(all);
    dialects.removeIf(dialect -> Declaration.annotation(dialect, JavaNames.COMPONENT) == null);
    if (dialects.isEmpty()) {
      return;
    }
    StringBuilder names = new StringBuilder();
    for (TypeElement dialect : dialects) {
      names.append(processingEnv.getElementUtils().getBinaryName(dialect)).append('\n');
    }
    writeResource("META-INF/services/" + JavaNames.DIALECT, names.toString(), dialects.get(0));
  }

  private List<TypeElement> annotated(RoundEnvironment round, String annotation) {
    List<TypeElement> types = new ArrayList<>();
    TypeElement known = processingEnv.getElementUtils().getTypeElement(annotation);
    if (known != null) {
      for (Element element : round.getElementsAnnotatedWith(known)) {
        types.add((TypeElement) element);
      }
    }
    return types;
  }

  /** The declarations of this round. Families are recorded by class, for lookup by their operations. */
  private List<Declaration> read(RoundEnvironment round) {
    List<Declaration> all = new ArrayList<>();
    for (TypeElement type : annotated(round, JavaNames.OP)) {
      read(type, Declaration.annotation(type, JavaNames.OP), all);
    }
    for (TypeElement type : annotated(round, JavaNames.OPS)) {
      for (AnnotationMirror annotation : Declaration.annotations(Declaration.annotation(type, JavaNames.OPS))) {
        read(type, annotation, all);
      }
    }
    return all;
  }

  private void read(TypeElement type, AnnotationMirror annotation, List<Declaration> all) {
    try {
      Declaration declaration = Declaration.of(type, annotation);
      if (declaration.isFamily()) {
        declarations.put(type.getQualifiedName().toString(), declaration);
      }
      all.add(declaration);
    } catch (IllegalArgumentException wrong) {
      processingEnv.getMessager().printMessage(Kind.ERROR, wrong.getMessage(), type, annotation);
    }
  }

  private void readParametric(RoundEnvironment round, String annotationName, List<ParametricDeclaration> all) {
    for (TypeElement type : annotated(round, annotationName)) {
      AnnotationMirror annotation = Declaration.annotation(type, annotationName);
      try {
        all.add(ParametricDeclaration.of(type, annotation, annotationName.equals(JavaNames.TYPE_DEF)));
      } catch (IllegalArgumentException wrong) {
        processingEnv.getMessager().printMessage(Kind.ERROR, wrong.getMessage(), type, annotation);
      }
    }
  }

  /** Reports types and attributes that are declared twice, and those whose dialect this module does not have. */
  private void check(Set<ParametricDeclaration> declarations, List<TypeElement> dialects) {
    Set<String> namespaces = new HashSet<>();
    dialects.forEach(dialect -> namespaces.add(namespaceOf(dialect)));
    Set<String> names = new HashSet<>();
    for (ParametricDeclaration declaration : declarations) {
      String kind = declaration.isType() ? "type" : "attribute";
      String problem = !names.add(kind + declaration.name()) ? "the " + kind + " '" + declaration.name()
          + "' is declared twice" : namespaces.contains(declaration.namespace()) ? null
          : "this module has no dialect '" + declaration.namespace() + "'";
      if (problem != null) {
        processingEnv.getMessager().printMessage(Kind.ERROR, problem, declaration.type(), declaration.annotation());
      }
    }
  }

  private static String namespaceOf(TypeElement dialect) {
    AnnotationMirror annotation = Declaration.annotation(dialect, JavaNames.DIALECT_OPERATIONS);
    return Declaration.string(annotation.getElementValues(), "namespace");
  }

  /** Writes the superclass of a type or attribute, and returns the expression by which its dialect parses it. */
  private String generate(ParametricDeclaration declaration, ConstantFinder constants) {
    String base = declaration.type().getSimpleName() + "Base";
    if (!extendsGenerated(declaration.type(), base)) {
      throw new IllegalArgumentException("the class must extend " + base);
    }
    ParametricWriter writer = new ParametricWriter(declaration, constants, processingEnv.getElementUtils());
    String packageName = packageOf(declaration.type());
    write(packageName + "." + base, writer.write(packageName, base), declaration.type());
    return writer.parseExpression();
  }

  /** Returns the constants of the dialects in the package of {@code type} or an enclosing one. */
  private ConstantFinder constantsOf(TypeElement type, List<TypeElement> dialects) {
    String packageName = packageOf(type) + ".";
    List<TypeElement> classes = new ArrayList<>();
    for (TypeElement dialect : dialects) {
      if (packageName.startsWith(packageOf(dialect) + ".")) {
        classes.addAll(Declaration.classes(
            Declaration.annotation(dialect, JavaNames.DIALECT_OPERATIONS).getElementValues(), "constants"));
      }
    }
    return new ConstantFinder(processingEnv.getElementUtils(), classes);
  }

  private String packageOf(TypeElement type) {
    return processingEnv.getElementUtils().getPackageOf(type).getQualifiedName().toString();
  }

  private void generate(
      Declaration declaration, ConstantFinder constants, Map<String, String> definitions, Map<String, String> tables) {
    OpModel model = model(declaration);
    check(model);
    List<Implementation> implemented =
        Implementation.of(model, constants, processingEnv.getElementUtils().getPackageOf(declaration.type()));
    if (!declaration.isFamily()) {
      implementations.put(declaration.name(), withDeclaredEffects(model, implemented));
    }
    String packageName = packageOf(declaration.type());
    String base = declaration.type().getSimpleName() + "Base";
    if (extendsGenerated(declaration.type(), base)) {
      write(packageName + "." + base, new ViewWriter(model, constants, implemented).write(packageName, base),
          declaration.type());
      if (!declaration.isFamily()) {
        put(definitions, declaration, packageName + "." + base + ".definition()");
      }
      return;
    }
    if (declaration.isFamily()) {
      throw new IllegalArgumentException("a family must be an abstract class that extends " + base);
    }
    if (!declaration.view().isEmpty()) {
      String view = packageName + "." + declaration.view();
      write(view, new ViewWriter(model, constants, implemented).write(packageName, declaration.view()),
          declaration.type());
      put(definitions, declaration, view + ".definition()");
      return;
    }
    String method = "table_" + declaration.name().replaceAll("\\W", "_");
    Source body = new Source();
    body.line("  private static OpDefinition ", method, "() {");
    new DefinitionWriter(model, constants, body).write(null, implemented, tableFactory);
    body.line("  }");
    put(definitions, declaration, method + "()");
    tables.put(declaration.name(), body.toString().stripTrailing());
  }

  /** Returns the implementations and the one that the definition adds to operations with declared memory effects. */
  private List<Implementation> withDeclaredEffects(OpModel model, List<Implementation> implemented) {
    if (!model.declaresEffects()) {
      return implemented;
    }
    List<Implementation> all = new ArrayList<>(implemented);
    Elements elements = processingEnv.getElementUtils();
    all.add(new Implementation(elements.getTypeElement(JavaNames.DECLARED_EFFECTS),
        List.of(elements.getTypeElement(JavaNames.MEMORY_EFFECTS)), false));
    return all;
  }

  private static void put(Map<String, String> definitions, Declaration declaration, String expression) {
    if (definitions.put(declaration.name(), expression) != null) {
      throw new IllegalArgumentException("the operation '" + declaration.name() + "' is declared twice");
    }
  }

  /** Returns whether the class extends a class of that name, which may not be generated yet. */
  private static boolean extendsGenerated(TypeElement type, String base) {
    TypeMirror superclass = type.getSuperclass();
    String name = superclass.toString();
    return name.equals(base) || name.endsWith("." + base);
  }

  private OpModel model(Declaration declaration) {
    List<Declaration> lineage = new ArrayList<>(List.of(declaration));
    TypeElement family = declaration.family();
    while (family != null) {
      Declaration known = family(family);
      if (known == null) {
        throw new IllegalArgumentException(family.getSimpleName() + " has no @Op annotation without a name");
      }
      lineage.add(0, known);
      family = known.family();
    }
    return new OpModel(lineage);
  }

  /** The declaration of a family, which may be of this compilation or of another module. */
  private Declaration family(TypeElement type) {
    Declaration known = declarations.get(type.getQualifiedName().toString());
    AnnotationMirror annotation = known == null ? Declaration.annotation(type, JavaNames.OP) : null;
    return annotation == null ? known : Declaration.of(type, annotation);
  }

  private static void check(OpModel model) {
    Set<String> names = new HashSet<>();
    check(model.all(Declaration::operands), true, names);
    check(model.all(Declaration::results), true, names);
    check(model.all(Declaration::attributes), true, names);
    check(model.all(Declaration::regions), false, names);
    check(model.all(Declaration::successors), false, names);
    check(model, "ATTR_SIZED_OPERAND_SEGMENTS", "SAME_VARIADIC_OPERAND_SIZE", "operands",
        model.all(Declaration::operands));
    check(model, "ATTR_SIZED_RESULT_SEGMENTS", "SAME_VARIADIC_RESULT_SIZE", "results",
        model.all(Declaration::results));
    checkInference(model);
  }

  /** Checks the declaration only; the definition checks whether types follow from constraints and relations. */
  private static void checkInference(OpModel model) {
    if (model.self().isFamily() || !model.hasTrait("INFERS_RESULT_TYPES")
        || new Hooks(model.owners()).ownerOfStatic("inferResultTypes", 1) != null) {
      return;
    }
    List<Spec> results = model.all(Declaration::results);
    if (results.isEmpty()) {
      throw new IllegalArgumentException("INFERS_RESULT_TYPES needs a result");
    }
    for (Spec result : results) {
      if (result.arity() != Spec.Arity.ONE) {
        throw new IllegalArgumentException("the number of types of '" + result.name()
            + "' cannot be inferred; remove INFERS_RESULT_TYPES or add a method 'inferResultTypes'");
      }
    }
  }

  private static void check(List<Spec> specs, boolean constrained, Set<String> names) {
    for (Spec spec : specs) {
      if (constrained && spec.constraint().isEmpty()) {
        throw new IllegalArgumentException("'" + spec.name() + "' has no constraint");
      }
      if (!names.add(spec.name())) {
        throw new IllegalArgumentException("the name '" + spec.name() + "' is declared twice");
      }
    }
  }

  private static void check(OpModel model, String trait, String evenTrait, String kind, List<Spec> specs) {
    int variable = 0;
    for (Spec spec : specs) {
      variable += spec.arity() == Spec.Arity.ONE ? 0 : 1;
    }
    boolean isSized = model.hasTrait(trait) || model.hasTrait(evenTrait);
    if (variable > 1 && !isSized && !model.self().isFamily()) {
      throw new IllegalArgumentException("more than one group of " + kind + " has a variable length; add " + trait);
    }
  }

  // ---- dialects ----------------------------------------------------------------------------------------------------

  private void generate(
      TypeElement dialect, List<Declaration> operations, Map<String, String> definitions, Map<String, String> tables,
      Map<ParametricDeclaration, String> parsers) {
    String namespace = namespaceOf(dialect);
    Map<String, String> own = new TreeMap<>();
    List<String> ownTables = new ArrayList<>();
    for (Map.Entry<String, String> entry : definitions.entrySet()) {
      if (entry.getKey().startsWith(namespace + ".")) {
        own.put(entry.getKey(), entry.getValue());
        String table = tables.get(entry.getKey());
        if (table != null) {
          ownTables.add(table);
        }
      }
    }
    if (ownTables.stream().anyMatch(tableFactory::isUsedIn)) {
      ownTables.add(tableFactory.nestedFactory());
    }
    String implemented = ImplementationWriter.table(implementationsOf(namespace), processingEnv.getElementUtils());
    if (!implemented.isEmpty()) {
      ownTables.add(implemented);
    }
    String packageName = packageOf(dialect);
    String base = dialect.getSimpleName() + "Base";
    write(packageName + "." + base,
        DialectWriter.write(
            packageName, base, dialect.getQualifiedName().toString(), namespace, own, ownTables,
            parsersOf(namespace, parsers, true), parsersOf(namespace, parsers, false),
            declarationsOf(namespace, parsers.keySet(), true), declarationsOf(namespace, parsers.keySet(), false)),
        dialect);
    document(namespace, operations, dialect);
  }

  /** Returns the classes of the declared types, or attributes, of a dialect. */
  private static List<String> declarationsOf(
      String namespace, Set<ParametricDeclaration> declarations, boolean areTypes) {
    return declarations.stream().filter(each -> each.namespace().equals(namespace) && each.isType() == areTypes)
        .map(each -> each.type().getQualifiedName().toString()).sorted().toList();
  }

  /** Returns the parse expression of each declared type, or each attribute, of a dialect, by mnemonic. */
  private static Map<String, String> parsersOf(
      String namespace, Map<ParametricDeclaration, String> parsers, boolean areTypes) {
    Map<String, String> own = new TreeMap<>();
    parsers.forEach((declaration, expression) -> {
      if (declaration.namespace().equals(namespace) && declaration.isType() == areTypes) {
        own.put(declaration.mnemonic(), expression);
      }
    });
    return own;
  }

  private Map<String, List<Implementation>> implementationsOf(String namespace) {
    Map<String, List<Implementation>> own = new TreeMap<>(implementations);
    own.keySet().removeIf(operation -> !operation.startsWith(namespace + "."));
    return own;
  }

  /** Writes the resource from which the pages of operations take their summary and description. */
  private void document(String namespace, List<Declaration> operations, TypeElement dialect) {
    StringBuilder text = new StringBuilder();
    Map<String, Declaration> sorted = new TreeMap<>();
    for (Declaration declaration : operations) {
      if (declaration.name().startsWith(namespace + ".")) {
        sorted.put(declaration.name(), declaration);
      }
    }
    for (Declaration declaration : sorted.values()) {
      String comment = declaration.summary().isEmpty()
          ? processingEnv.getElementUtils().getDocComment(declaration.type()) : declaration.summary();
      if (comment == null || comment.isBlank()) {
        error(declaration, "the operation has no summary: the Javadoc of its class, or the member 'summary'");
        continue;
      }
      text.append("= ").append(declaration.name()).append('\n').append(comment.strip().replace("\n=", "\n ="));
      text.append('\n');
    }
    writeResource("META-INF/mortise/" + namespace + ".ops", text.toString(), dialect);
  }

  private void writeResource(String path, String text, TypeElement origin) {
    try {
      FileObject file =
          processingEnv.getFiler().createResource(StandardLocation.CLASS_OUTPUT, "", path, origin);
      try (Writer writer = file.openWriter()) {
        writer.write(text);
      }
    } catch (IOException broken) {
      processingEnv.getMessager().printMessage(Kind.ERROR, broken.toString(), origin);
    }
  }

  private void write(String className, String source, TypeElement origin) {
    try (Writer writer = processingEnv.getFiler().createSourceFile(className, origin).openWriter()) {
      writer.write(source);
    } catch (IOException broken) {
      processingEnv.getMessager().printMessage(Kind.ERROR, broken.toString(), origin);
    }
  }

  private void error(Declaration declaration, String message) {
    processingEnv.getMessager().printMessage(Kind.ERROR, message, declaration.type(), declaration.annotation());
  }
}
