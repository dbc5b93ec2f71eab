// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes the superclass of an operation's class: its name, definition and accessors, and its builder. For a family,
 * only the accessors; for an operation of a table, the class itself.
 */
final class ViewWriter {
  private final OpModel model;
  private final ConstantFinder constants;
  private final List<Implementation> implementations;
  private final Source out = new Source();

  ViewWriter(OpModel model, ConstantFinder constants, List<Implementation> implementations) {
    this.model = model;
    this.constants = constants;
    this.implementations = implementations;
  }

  /** Returns the source of the class {@code name} in {@code packageName}. */
  String write(String packageName, String name) {
    Declaration self = model.self();
    boolean isWhole = !self.view().isEmpty();
    String view = isWhole ? self.view() : self.type().getSimpleName().toString();
    String parent = self.family() == null ? "OpView" : self.family().getQualifiedName().toString();
    out.line("// Generated from ", self.type().getQualifiedName().toString(), ". Do not edit.");
    out.line("package ", packageName, ";").line();
    imports();
    String accessors = "Accessors that follow from the declaration of {@link " + view + "}.";
    out.line("/** ", isWhole ? self.summary() : accessors, " */");
    out.line(isWhole ? "public final class " : "public abstract class ", name, " extends ", parent, " {");
    if (!self.isFamily()) {
      out.line("  /** The whole name of the operation. */");
      out.line("  public static final String NAME = ", JavaNames.literal(self.name()), ";").line();
    }
    out.line("  ", name, "(Operation operation) {").line("    super(operation);").line("  }");
    if (!self.isFamily()) {
      out.method("Returns all that is declared of the operation.",
          "public static OpDefinition definition()", "return Definition.VALUE;");
      out.method("Returns the view of {@code operation}, or null if it is null or another operation.",
          "public static @Nullable " + view + " of(@Nullable Operation operation)",
          "return operation != null && operation.is(Definition.VALUE) ? new " + view + "(operation) : null;");
      create(view);
      out.method("Returns a pattern that receives operations as {@code " + view + "}; {@code name} is its title.",
          "public static RewritePattern pattern(String name, RewritePattern.TypedRewrite<" + view + "> rewrite)",
          "return RewritePattern.of(NAME, name, " + view + "::new, rewrite);");
    }
    operands();
    results();
    attributes();
    regions();
    successors();
    if (!self.isFamily()) {
      definition(view);
    }
    out.line("}");
    return out.toString();
  }

  /**
   * The definition is in a separate class: it refers to the operation's class, and a superclass with such a reference
   * in its initialiser could deadlock with a thread that initialises the subclass.
   */
  private void definition(String view) {
    ImplementationWriter factory = new ImplementationWriter("new Definition()");
    String implemented = implementations.isEmpty() ? "" : "implements " + JavaNames.IMPLEMENTATION_FACTORY + " ";
    out.line().line("  static final class Definition ", implemented, "{");
    out.line("    static final OpDefinition VALUE = build();").line();
    out.line("    private Definition() {}").line();
    out.line("    private static OpDefinition build() {");
    new DefinitionWriter(model, constants, out).write(view, implementations, factory);
    out.line("    }");
    if (!factory.isEmpty()) {
      factory.write(out);
    }
    String patterns = new PatternWriter(model).write();
    if (!patterns.isEmpty()) {
      out.line().line("    private static void addPatterns(PatternSet patterns) {");
      out.line(patterns.stripTrailing());
      out.line("    }");
    }
    out.line("  }");
  }

  private void imports() {
    for (String name : List.of(
        "java.util.List", "org.mortise.ir.Block", "org.mortise.ir.Location", "org.mortise.ir.OpBuilder",
        "org.mortise.ir.OpOperand", "org.mortise.ir.OpResult", "org.mortise.ir.OperandRange",
        "org.mortise.ir.Operation", "org.mortise.ir.OperationState", "org.mortise.ir.Region", "org.mortise.ir.Type",
        "org.mortise.ir.Value", "org.mortise.ir.definition.OpDefinition",
        "org.mortise.ir.definition.OpDefinitionBuilder", "org.mortise.ir.definition.OpView",
        "org.mortise.ir.definition.RegionSpec", "org.mortise.ir.rewrite.PatternRewriter",
        "org.mortise.ir.rewrite.PatternSet", "org.mortise.ir.rewrite.RewritePattern",
        "org.jspecify.annotations.Nullable")) {
      out.line("import ", name, ";");
    }
    out.line();
  }

  // ---- builder -----------------------------------------------------------------------------------------------------

  /**
   * Result types are parameters unless inferred. Attributes with a default value are set to it; optional ones are
   * omitted and can be set afterwards. Operations with variadic regions define their own builders.
   * {@code create} returns the result of an operation with exactly one and the view of any other.
   */
  private void create(String view) {
    List<Spec> regions = model.all(Declaration::regions);
    if (!regions.isEmpty() && regions.get(regions.size() - 1).arity() == Spec.Arity.VARIADIC) {
      return;
    }
    List<String> parameters = new ArrayList<>(List.of("OpBuilder builder", "Location location"));
    Source body = new Source();
    body.line("    OperationState state = builder.state(location, NAME);");
    boolean inferred = infersResultTypes();
    if (!inferred) {
      resultTypes(parameters, body);
    }
    for (Spec spec : model.all(Declaration::operands)) {
      operand(spec, parameters, body);
    }
    segments("setOperandSegments", "ATTR_SIZED_OPERAND_SEGMENTS", model.all(Declaration::operands), body);
    List<Spec> attributes = model.all(Declaration::attributes);
    for (int slot = 0; slot < attributes.size(); slot++) {
      Spec spec = attributes.get(slot);
      if (spec.defaultValue() == null && spec.arity() == Spec.Arity.OPTIONAL) {
        continue;
      }
      if (spec.defaultValue() == null) {
        String name = parameter(spec);
        parameters.add(attributeType(spec) + " " + name);
        body.line("    state.setProperty(" + slot + ", ", name, ");");
      } else {
        body.line("    Definition.VALUE.setDefaultAttribute(state, " + slot + ");");
      }
    }
    for (Spec spec : model.all(Declaration::successors)) {
      boolean many = spec.arity() == Spec.Arity.VARIADIC;
      parameters.add((many ? "List<Block> " : "Block ") + parameter(spec));
      body.line("    state.addSuccessor", many ? "s(" : "(", parameter(spec), ");");
    }
    for (int i = 0; i < regions.size(); i++) {
      body.line("    state.addRegion();");
    }
    if (inferred) {
      body.line("    state.inferResultTypes();");
    }
    String types = inferred ? "; its result types are inferred" : "";
    Spec result = model.onlyResult();
    out.line().line("  /** Creates the operation at the builder's insertion point", types, ". */");
    out.line("  public static ", view, result == null ? " create(" : " build(");
    out.line("      ", String.join(", ", parameters), ") {");
    out.line(body.toString().stripTrailing());
    out.line("    return new ", view, "(builder.create(state));").line("  }");
    if (result != null) {
      createValue(parameters, JavaNames.accessor(result.name()));
    }
  }

  /** Methods that return the only result of a new operation. */
  private void createValue(List<String> parameters, String result) {
    StringBuilder arguments = new StringBuilder("builder");
    for (String parameter : parameters.subList(1, parameters.size())) {
      arguments.append(", ").append(parameter.substring(parameter.lastIndexOf(' ') + 1));
    }
    out.method("Creates the operation like {@link #build} and returns its result.",
        "public static OpResult create(" + String.join(", ", parameters) + ")",
        "return build(" + arguments + ")." + result + "();");
    if (new Hooks(model.owners()).hasMethod("fold", 1)) {
      List<String> folding = new ArrayList<>(parameters);
      folding.set(0, "PatternRewriter builder");
      out.method("Creates the operation and returns its result, or the value that it folds to at once.",
          "public static Value createOrFold(" + String.join(", ", folding) + ")",
          "return org.mortise.ir.interfaces.FoldedCreation.fold(build(" + arguments + "), builder);");
    }
  }

  private boolean infersResultTypes() {
    return model.hasTrait("SAME_OPERANDS_AND_RESULT_TYPE")
        || new Hooks(model.owners()).ownerOfStatic("inferResultTypes", 1) != null
        || model.hasTrait("INFERS_RESULT_TYPES");
  }

  private void resultTypes(List<String> parameters, Source body) {
    List<Spec> results = model.all(Declaration::results);
    for (Spec spec : results) {
      String name = parameter(spec) + (spec.arity() == Spec.Arity.VARIADIC ? "Types" : "Type");
      switch (spec.arity()) {
        case ONE -> body.line("    state.addResultType(", name, ");");
        case OPTIONAL -> addIfPresent(name, "addResultType", body);
        default -> body.line("    state.addResultTypes(", name, ");");
      }
      parameters.add(parameterType(spec, "Type") + " " + name);
    }
    segments("setResultSegments", "ATTR_SIZED_RESULT_SEGMENTS", results, body, "Types", "Type");
  }

  private static void operand(Spec spec, List<String> parameters, Source body) {
    String name = parameter(spec);
    switch (spec.arity()) {
      case ONE -> body.line("    state.addOperand(", name, ");");
      case OPTIONAL -> addIfPresent(name, "addOperand", body);
      default -> body.line("    state.addOperands(", name, ");");
    }
    parameters.add(parameterType(spec, "Value") + " " + name);
  }

  private static String parameterType(Spec spec, String one) {
    return switch (spec.arity()) {
      case ONE -> one;
      case OPTIONAL -> "@Nullable " + one;
      case VARIADIC -> "List<? extends " + one + ">";
    };
  }

  private static void addIfPresent(String name, String method, Source body) {
    body.line("    if (", name, " != null) {");
    body.line("      state.", method, "(", name, ");");
    body.line("    }");
  }

  private void segments(String method, String trait, List<Spec> specs, Source body) {
    segments(method, trait, specs, body, "", "");
  }

  private void segments(
      String method, String trait, List<Spec> specs, Source body, String variadicSuffix, String optionalSuffix) {
    if (!model.hasTrait(trait)) {
      return;
    }
    List<String> sizes = new ArrayList<>();
    for (Spec spec : specs) {
      sizes.add(switch (spec.arity()) {
        case ONE -> "1";
        case OPTIONAL -> parameter(spec) + optionalSuffix + " == null ? 0 : 1";
        case VARIADIC -> parameter(spec) + variadicSuffix + ".size()";
      });
    }
    body.line("    state.", method, "(", String.join(", ", sizes), ");");
  }

  /** Returns a parameter name that differs from the builder's own names. */
  private static String parameter(Spec spec) {
    String name = JavaNames.accessor(spec.name());
    return List.of("builder", "location", "state").contains(name) ? name + "_" : name;
  }

  // ---- accessors ---------------------------------------------------------------------------------------------------

  private void operands() {
    List<Spec> specs = model.all(Declaration::operands);
    for (int group = model.inherited(Declaration::operands); group < specs.size(); group++) {
      Spec spec = specs.get(group);
      String name = JavaNames.accessor(spec.name());
      boolean fixed = OpModel.isFixed(specs, group);
      String range = "operation().operandGroup(" + group + ")";
      switch (spec.arity()) {
        case ONE -> {
          out.method(null, "public Value " + name + "()",
              "return " + (fixed ? "operation().operand(" + group + ");" : range + ".get(0);"));
          out.method(null, "public OpOperand " + name + "Operand()",
              "return operation().opOperand(" + (fixed ? String.valueOf(group) : range + ".start()") + ");");
          typeAccessor(spec, name);
        }
        case OPTIONAL -> out.method("Returns the operand, or null if it is absent.",
            "public @Nullable Value " + name + "()", "return only(" + range + ");");
        default -> out.method(null, "public OperandRange " + name + "()", "return " + range + ";");
      }
    }
  }

  private void results() {
    List<Spec> specs = model.all(Declaration::results);
    for (int group = model.inherited(Declaration::results); group < specs.size(); group++) {
      Spec spec = specs.get(group);
      String name = JavaNames.accessor(spec.name());
      switch (spec.arity()) {
        case ONE -> {
          out.method(null, "public OpResult " + name + "()", OpModel.isFixed(specs, group)
              ? "return operation().result(" + group + ");" : "return resultGroup(" + group + ").get(0);");
          typeAccessor(spec, name);
        }
        case OPTIONAL -> out.method("Returns the result, or null if it is absent.",
            "public @Nullable OpResult " + name + "()", "return only(resultGroup(" + group + "));");
        default -> out.method(null, "public List<OpResult> " + name + "()", "return resultGroup(" + group + ");");
      }
    }
  }

  /** The type of a value whose constraint has one class of types. */
  private void typeAccessor(Spec spec, String name) {
    String type = constants.find(spec.constraint(), model.owners(), JavaNames.TYPE_CONSTRAINTS).typeArgument();
    if (type != null && !type.equals("org.mortise.ir.Type")) {
      out.method(null, "public " + type + " " + name + "Type()", "return (" + type + ") " + name + "().type();");
    }
  }

  private void attributes() {
    List<Spec> specs = model.all(Declaration::attributes);
    for (int slot = model.inherited(Declaration::attributes); slot < specs.size(); slot++) {
      Spec spec = specs.get(slot);
      String name = JavaNames.accessor(spec.name()) + "Attr";
      boolean optional = spec.arity() == Spec.Arity.OPTIONAL;
      String type = attributeType(spec);
      String declared = optional ? nullable(type) : type;
      boolean plain = type.equals("org.mortise.ir.Attribute");
      out.method(optional ? "Returns the attribute, or null if it is absent." : null,
          "public " + declared + " " + name + "()",
          "return " + (plain ? "" : "(" + type + ") ") + "operation().property(" + slot + ");");
      out.method(null, "public void " + JavaNames.prefixed("set", spec.name()) + "Attr(" + declared + " value)",
          "operation().setProperty(" + slot + ", value);");
    }
  }

  /** Annotates the simple name of a qualified type, as the language demands of annotations of a type's use. */
  private static String nullable(String type) {
    int simple = type.lastIndexOf('.') + 1;
    return type.substring(0, simple) + "@Nullable " + type.substring(simple);
  }

  private String attributeType(Spec spec) {
    String type = constants.find(spec.constraint(), model.owners(), JavaNames.ATTRIBUTE_CONSTRAINTS).typeArgument();
    return type == null ? "org.mortise.ir.Attribute" : type;
  }

  private void regions() {
    List<Spec> specs = model.all(Declaration::regions);
    for (int i = model.inherited(Declaration::regions); i < specs.size(); i++) {
      Spec spec = specs.get(i);
      String name = JavaNames.accessor(spec.name());
      if (spec.arity() == Spec.Arity.VARIADIC) {
        out.method(null, "public List<Region> " + name + "()", "return regionsFrom(" + i + ");");
      } else {
        out.method(null, "public Region " + name + "()", "return operation().region(" + i + ");");
      }
    }
  }

  private void successors() {
    List<Spec> specs = model.all(Declaration::successors);
    for (int i = model.inherited(Declaration::successors); i < specs.size(); i++) {
      Spec spec = specs.get(i);
      String name = JavaNames.accessor(spec.name());
      if (spec.arity() == Spec.Arity.VARIADIC) {
        out.method(null, "public List<Block> " + name + "()", "return successorsFrom(" + i + ");");
      } else {
        out.method(null, "public Block " + name + "()", "return operation().successor(" + i + ");");
      }
    }
  }
}
