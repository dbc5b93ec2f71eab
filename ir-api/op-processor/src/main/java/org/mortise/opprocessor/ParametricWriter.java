// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Writes the superclass of a declared type or attribute: its form, factory and accessors. */
final class ParametricWriter {
  /** More parameters are set by a builder. */
  private static final int MOST_ARGUMENTS = 4;

  /** Methods of the superclass that an accessor must not override. */
  private static final Set<String> INHERITED = Set.of("form", "aliasName", "dialectNamespace");
  private static final Pattern LITERAL = Pattern.compile("-?\\d+(\\.\\d+)?|true|false");
  private static final Map<String, String> PRIMITIVES = Map.of(
      "java.lang.Integer", "int", "java.lang.Long", "long", "java.lang.Boolean", "boolean",
      "java.lang.Double", "double");

  private final ParametricDeclaration declaration;
  private final ConstantFinder constants;
  private final Elements elements;
  private final String className;
  private final List<Field> fields = new ArrayList<>();
  private final Source out = new Source();

  /**
   * A parameter in Java.
   *
   * @param accessor the name of its accessor
   * @param form the expression of its form
   * @param javaType the class of its values
   * @param isInterned whether its values have a context
   */
  private record Field(Spec spec, String accessor, String form, String javaType, boolean isInterned) {
    boolean isNullable() {
      return spec.arity() == Spec.Arity.OPTIONAL && spec.defaultValue() == null;
    }

    /** The type of a variable or method. */
    String declaredType() {
      if (!isNullable()) {
        return PRIMITIVES.getOrDefault(javaType, javaType);
      }
      int arguments = javaType.indexOf('<');
      int dot = javaType.lastIndexOf('.', arguments < 0 ? javaType.length() : arguments);
      return javaType.substring(0, dot + 1) + "@Nullable " + javaType.substring(dot + 1);
    }
  }

  ParametricWriter(ParametricDeclaration declaration, ConstantFinder constants, Elements elements) {
    this.declaration = declaration;
    this.constants = constants;
    this.elements = elements;
    this.className = declaration.type().getSimpleName().toString();
    for (Spec parameter : declaration.parameters()) {
      fields.add(field(parameter));
    }
  }

  private Field field(Spec parameter) {
    String name = parameter.constraint();
    TypeElement nested = constants.declaredAttribute(name, declaration.type());
    if (nested != null) {
      String nestedName = nested.getQualifiedName().toString();
      return new Field(parameter, accessor(parameter),
          "ParametricForm.nested(" + nestedName + ".class, " + nestedName + "::declaration)", nestedName, true);
    }
    ConstantFinder.Constant constant =
        constants.find(name, JavaNames.PARAMETER_FORM, List.of(declaration.type()), JavaNames.PARAMETER_FORMS);
    if (constant.typeArgument() == null) {
      throw new IllegalArgumentException("'" + name + "' is no ParameterForm of a class");
    }
    if (constant.typeArgument().endsWith("[]")
        && (!constant.typeArgument().equals("long[]") || parameter.arity() != Spec.Arity.ONE)) {
      throw new IllegalArgumentException("an array must be long[], and not optional: '" + parameter.name() + "'");
    }
    return new Field(parameter, accessor(parameter), constant.expression(), constant.typeArgument(),
        isInterned(constant.typeArgument()));
  }

  private String accessor(Spec parameter) {
    String name = JavaNames.accessor(
        Character.toLowerCase(parameter.name().charAt(0)) + parameter.name().substring(1));
    boolean isInherited = INHERITED.contains(name) || !declaration.isType() && name.equals("type");
    return isInherited ? name + "_" : name;
  }

  private boolean isInterned(String typeName) {
    TypeElement type = elements.getTypeElement(typeName);
    while (type != null) {
      if (type.getQualifiedName().contentEquals(JavaNames.INTERNED)
          || Declaration.annotation(type, JavaNames.ATTR_DEF) != null
          || Declaration.annotation(type, JavaNames.TYPE_DEF) != null) {
        return true;
      }
      TypeMirror superclass = type.getSuperclass();
      type = superclass.getKind() == TypeKind.DECLARED ? (TypeElement) ((DeclaredType) superclass).asElement() : null;
    }
    return false;
  }

  /** Returns the source of the class {@code name}. */
  String write(String packageName, String name) {
    String kind = declaration.isType() ? "ParametricType" : "ParametricAttr";
    String base = declaration.base() == null ? kind : declaration.base().getQualifiedName().toString();
    out.line("// Generated from ", declaration.type().getQualifiedName().toString(), ". Do not edit.");
    out.line("package ", packageName, ";").line();
    out.line("import org.jspecify.annotations.Nullable;").line("import org.mortise.ir.Context;");
    out.line("import org.mortise.ir.definition.AttributeConstraint;");
    out.line("import org.mortise.ir.parameters.Parameter;").line("import org.mortise.ir.parameters.ParametricAttr;");
    out.line("import org.mortise.ir.parameters.ParametricForm;");
    out.line("import org.mortise.ir.parameters.ParametricType;").line();
    out.line("/** The factory and accessors that follow from the declaration of {@link ", className, "}. */");
    out.line("public abstract class ", name, " extends ", base, " {");
    writeConstants();
    out.line().line("  ", name, "(Context context, @Nullable Object[] values) {").line("    super(context, values);");
    out.line("  }");
    out.line().line("  @Override").line("  protected final ParametricForm<", className, "> form() {");
    out.line("    return Declaration.VALUE;").line("  }");
    if (declaration.hasAlias()) {
      out.line().line("  @Override").line("  public @Nullable String aliasName() {").line("    return MNEMONIC;");
      out.line("  }");
    }
    if (fields.size() > MOST_ARGUMENTS) {
      writeBuilder();
    } else {
      writeFactory();
    }
    for (int i = 0; i < fields.size(); i++) {
      writeAccessor(fields.get(i), i);
    }
    writeDeclaration();
    return out.line("}").toString();
  }

  private void writeConstants() {
    out.line("  /** The word after {@code ", declaration.isType() ? "!" : "#", declaration.namespace(), ".}. */");
    out.line("  public static final String MNEMONIC = ", JavaNames.literal(declaration.mnemonic()), ";");
    if (!declaration.description().isEmpty()) {
      out.line().line("  /** The constraint on such attributes. */");
      out.line("  public static final AttributeConstraint<", className, "> CONSTRAINT =");
      out.line("      ParametricForm.constraint(", JavaNames.literal(declaration.description()), ", ", className,
          ".class, () -> Declaration.VALUE);");
    }
    out.method("Returns the declaration.",
        "public static ParametricForm<" + className + "> declaration()", "return Declaration.VALUE;");
  }

  /** A class of its own, since the forms of parameters may be constants of the class that is initialized after this. */
  private void writeDeclaration() {
    out.line().line("  private static final class Declaration {");
    out.line("    static final ParametricForm<", className, "> VALUE = new ParametricForm<>(");
    out.line("        ", JavaNames.literal(declaration.name()), ", ", JavaNames.literal(declaration.definition()), ", ",
        className, "::new,");
    out.line("        ", JavaNames.literal(declaration.format()), ",");
    OwnParser own = ownParser();
    out.line("        ", own == OwnParser.NONE ? "null" : "parser -> " + className + ".parse(parser" + own.alone + ")",
        ",");
    out.line("        ", verifier(), fields.isEmpty() ? ");" : ",");
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      String factory = field.isNullable() ? "optional" : field.spec.defaultValue() == null ? "required" : "defaulted";
      out.line("        Parameter.", factory, "(", JavaNames.literal(field.spec.name()), ", ", field.form,
          factory.equals("defaulted") ? ", " + defaultValue(field) : "", i == fields.size() - 1 ? "));" : "),");
    }
    out.line("  }");
  }

  private String defaultValue(Field field) {
    String text = field.spec.defaultValue();
    if (text.equals("[]")) {
      return "java.util.List.of()";
    }
    if (LITERAL.matcher(text).matches()) {
      return field.javaType.equals("java.lang.Long") ? text + "L" : text;
    }
    return constants.find(text, List.of(declaration.type())).expression();
  }

  /** The method by which the class parses itself: the arguments of its call after the parser. */
  private enum OwnParser {
    NONE(null, null), PARSER("", ""), START(", parser.position()", ", start"), TYPE(", null", ", type");

    /** The argument where neither the position of the mnemonic nor a type is known. */
    private final String alone;
    private final String inDialect;

    OwnParser(String alone, String inDialect) {
      this.alone = alone;
      this.inDialect = inDialect;
    }
  }

  private OwnParser ownParser() {
    for (ExecutableElement method : ElementFilter.methodsIn(declaration.type().getEnclosedElements())) {
      if (method.getSimpleName().contentEquals("parse")) {
        return ownParser(method);
      }
    }
    if (!declaration.format().isEmpty() || fields.isEmpty()) {
      return OwnParser.NONE;
    }
    throw new IllegalArgumentException("there is neither a format nor a method 'static " + className
        + " parse(AsmParser parser)'");
  }

  private OwnParser ownParser(ExecutableElement method) {
    List<? extends VariableElement> parameters = method.getParameters();
    boolean fits = method.getModifiers().contains(Modifier.STATIC) && !parameters.isEmpty() && parameters.size() <= 2
        && parameters.get(0).asType().toString().equals(JavaNames.ASM_PARSER);
    if (!fits) {
      throw new IllegalArgumentException("the method 'parse' must be 'static " + className
          + " parse(AsmParser parser)', with a second parameter 'int start' or 'Type type' at most");
    }
    return parameters.size() == 1 ? OwnParser.PARSER
        : parameters.get(1).asType().getKind() == TypeKind.INT ? OwnParser.START : OwnParser.TYPE;
  }

  /** The expression by which a dialect parses the text after the mnemonic. */
  String parseExpression() {
    String qualified = declaration.type().getQualifiedName().toString();
    OwnParser own = ownParser();
    return own == OwnParser.START || own == OwnParser.TYPE
        ? qualified + ".parse(parser" + own.inDialect + ")" : qualified + ".declaration().parse(parser)";
  }

  private String verifier() {
    if (!Hooks.hasStatic(declaration.type(), "verify", fields.size())) {
      if (ElementFilter.methodsIn(declaration.type().getEnclosedElements()).stream()
          .anyMatch(method -> method.getSimpleName().contentEquals("verify"))) {
        throw new IllegalArgumentException(
            "the method 'verify' must be static and have a parameter for each declared one, " + fields.size());
      }
      return "null";
    }
    StringBuilder arguments = new StringBuilder();
    for (int i = 0; i < fields.size(); i++) {
      arguments.append(i == 0 ? "" : ", ").append('(').append(fields.get(i).javaType).append(") values[").append(i)
          .append(']');
    }
    return "values -> " + className + ".verify(" + arguments + ")";
  }

  /** The expression of the context that a type or an attribute among the parameters has; null if there is none. */
  private String contextOfParameters() {
    for (Field field : fields) {
      if (field.isInterned && !field.isNullable()) {
        return field.accessor() + ".context()";
      }
    }
    return null;
  }

  private void writeFactory() {
    String context = contextOfParameters();
    StringBuilder parameters = new StringBuilder(context == null ? "Context context" : "");
    StringBuilder values = new StringBuilder();
    for (Field field : fields) {
      parameters.append(parameters.length() == 0 ? "" : ", ").append(field.declaredType()).append(' ')
          .append(field.accessor());
      values.append(", ").append(field.accessor());
    }
    out.method("Returns the only object with these parameters.",
        "public static " + className + " of(" + parameters + ")",
        "return declaration().get(" + (context == null ? "context" : context) + ", new Object[] {"
            + (values.length() == 0 ? "" : values.substring(2)) + "});");
  }

  private void writeBuilder() {
    out.method("Returns a builder without values.", "public static Builder builder(Context context)",
        "return new Builder(context);");
    out.line().line("  /** Collects the parameters. */").line("  public static final class Builder {");
    out.line("    private final Context context;");
    out.line("    private final @Nullable Object[] values = new Object[", String.valueOf(fields.size()), "];");
    out.line().line("    Builder(Context context) {").line("      this.context = context;").line("    }");
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      out.line().line("    public Builder ", field.accessor(), "(", field.declaredType(), " value) {");
      out.line("      values[", String.valueOf(i), "] = value;").line("      return this;").line("    }");
    }
    out.line().line("    /**").line("     * Returns the only object with these parameters.").line("     *");
    out.line("     * @throws IllegalArgumentException if a parameter that needs a value has none").line("     */");
    out.line("    public ", className, " build() {");
    out.line("      return declaration().get(context, values);").line("    }");
    out.line("  }");
  }

  private void writeAccessor(Field field, int index) {
    out.line();
    if (field.javaType.contains("<")) {
      out.line("  @SuppressWarnings(\"unchecked\")");
    }
    out.line("  public final ", field.declaredType(), " ", field.accessor(), "() {");
    String value = "(" + field.javaType + ") value(" + index + ")";
    out.line("    return ", field.javaType.endsWith("[]") ? "(" + value + ").clone()" : value, ";").line("  }");
  }
}
