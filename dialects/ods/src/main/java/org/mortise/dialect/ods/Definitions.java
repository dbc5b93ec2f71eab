// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.AttributeExpressions;
import org.mortise.dialect.ods.internal.expression.Declaration;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.expression.ExpressionParser;
import org.mortise.dialect.ods.internal.expression.Scope;
import org.mortise.dialect.ods.internal.expression.TypeExpressions;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Interned;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Operation;
import org.mortise.ir.PropertyEncoding;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.PropertyEncodings;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.parameters.Parameter;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.parameters.ParametricForm;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;

/**
 * The parts of one dialect that a text defines. They are compiled when they are first needed, since they refer to each
 * other. Thread-safe.
 */
final class Definitions implements Scope {
  private static final String TEXT = "text";

  private final String namespace;
  private final Map<String, Definitions> siblings;
  private final Map<String, ParametricDefinition<DefinedType>> types = new LinkedHashMap<>();
  private final Map<String, ParametricDefinition<DefinedAttr>> attributes = new LinkedHashMap<>();
  /** Types and attributes that are not declared, by their mnemonics, if the dialect allows them. */
  private final Map<String, ParametricDefinition<DefinedType>> otherTypes = new ConcurrentHashMap<>();
  private final Map<String, ParametricDefinition<DefinedAttr>> otherAttributes = new ConcurrentHashMap<>();
  private final MlirVersion since;
  private final boolean hasOtherTypes;
  private final boolean hasOtherAttributes;
  private final Map<String, Named> constraints = new LinkedHashMap<>();
  private final Map<String, Named> attributeConstraints = new LinkedHashMap<>();
  private final Map<String, DefinedEnum> enumerations = new LinkedHashMap<>();
  private final Map<String, DirectiveTemplate> directives = new LinkedHashMap<>();
  private final ThreadLocal<AtomicLong> uncheckedCount = ThreadLocal.withInitial(AtomicLong::new);
  private final ThreadLocal<Set<String>> inProgress = ThreadLocal.withInitial(HashSet::new);

  /** A named constraint. */
  private record Named(String expression, @Nullable String description) {}

  /**
   * Creates the definitions of a dialect without its operations.
   *
   * @param dialect the {@code ods.dialect}
   * @param siblings the definitions of all dialects of the text by namespace, with these
   */
  Definitions(Operation dialect, Map<String, Definitions> siblings) {
    this.namespace = SymbolTable.getSymbolName(dialect);
    this.since = since(dialect, MlirVersion.V19_1);
    this.hasOtherTypes = flag(dialect, "other_types");
    this.hasOtherAttributes = flag(dialect, "other_attributes");
    this.siblings = siblings;
  }

  String namespace() {
    return namespace;
  }

  Set<String> typeNames() {
    return types.keySet();
  }

  Set<String> attributeNames() {
    return attributes.keySet();
  }

  Map<String, DirectiveTemplate> directives() {
    return directives;
  }

  // ---- reading -----------------------------------------------------------------------------------------------------

  /** Adds a part that is no operation. Fails if it is malformed. */
  void add(Operation op) {
    String name = SymbolTable.getSymbolName(op);
    switch (op.name().name()) {
      case ConstraintOp.NAME -> constraints.put(name, new Named(text(op, "accepts"), optionalText(op, "description")));
      case AttributeConstraintOp.NAME -> attributeConstraints.put(
          name, new Named(text(op, "accepts"), optionalText(op, "description")));
      case EnumOp.NAME -> enumerations.put(name, enumeration(name, op));
      case TypeOp.NAME -> types.put(name, definition(op, this::compileType));
      case AttributeOp.NAME -> attributes.put(name, definition(op, this::compileAttribute));
      case DirectiveOp.NAME -> directives.put(
          name, new DirectiveTemplate(name, texts(op, "arguments"), text(op, "format")));
      case OperationOp.NAME, PatternOp.NAME -> { }
      default -> throw new ExpressionError("'" + op.name().name() + "' is no part of a dialect");
    }
  }

  static @Nullable String optionalText(Operation op, String key) {
    return op.getAttr(key) instanceof StringAttr string ? string.value() : null;
  }

  private static String text(Operation op, String key) {
    String text = optionalText(op, key);
    return text == null ? "" : text;
  }

  static List<String> texts(Operation op, String key) {
    return op.getAttr(key) instanceof ArrayAttr array
        ? array.elements().stream().map(each -> ((StringAttr) each).value()).toList() : List.of();
  }

  /** Returns whether an attribute is absent or names a version. */
  static boolean isVersion(@Nullable StringAttr number) {
    return number == null || MlirVersion.of(number.value()) != null;
  }

  /** Returns the first version of MLIR that has a part of the dialect. */
  MlirVersion since(Operation part) {
    return since(part, since);
  }

  private static MlirVersion since(Operation op, MlirVersion otherwise) {
    String number = optionalText(op, "since");
    MlirVersion version = number == null ? otherwise : MlirVersion.of(number);
    if (version == null) {
      throw new ExpressionError("unknown version of MLIR in 'since'");
    }
    return version;
  }

  static boolean flag(Operation op, String key) {
    return op.getAttr(key) instanceof IntegerAttr value && value.boolValue();
  }

  private static DefinedEnum enumeration(String name, Operation op) {
    int width = Integer.SIZE;
    Signedness signedness = Signedness.SIGNLESS;
    String type = optionalText(op, "type");
    if (type != null) {
      if (!(TypeExpressions.singleType(type, op.context()) instanceof IntegerType integer)) {
        throw new ExpressionError("'" + type + "' is no integer type");
      }
      width = integer.width();
      signedness = integer.signedness();
    }
    boolean isBits = flag(op, "bits");
    String separator = optionalText(op, "separator");
    String summary = optionalText(op, "summary");
    return new DefinedEnum(
        name, summary == null ? name : summary, width, signedness, DefinedEnum.parseCases(texts(op, "cases"), isBits),
        isBits, separator == null ? "|" : separator);
  }

  // ---- types and attributes ----------------------------------------------------------------------------------------

  private <T extends Interned> ParametricDefinition<T> definition(
      Operation op, BiFunction<ParametricDefinition<T>, Syntax, ParametricForm<T>> compiler) {
    String mnemonic = SymbolTable.getSymbolName(op);
    Syntax syntax = new Syntax(texts(op, "parameters"), text(op, "format"));
    boolean isType = op.name().name().equals(TypeOp.NAME);
    String summary = optionalText(op, "summary");
    String description = summary != null ? summary : (isType ? "!" : "#") + namespace + "." + mnemonic;
    Holder<T> holder = new Holder<>();
    holder.definition = new ParametricDefinition<>(
        namespace, mnemonic, description, flag(op, "alias"), flag(op, "qualified"), since(op), interfaces(op),
        () -> compiler.apply(holder.definition, syntax));
    return holder.definition;
  }

  private static List<String> interfaces(Operation op) {
    List<String> interfaces = new ArrayList<>(texts(op, "implements"));
    for (String trait : texts(op, "traits")) {
      if (!trait.equals("value_semantics")) {
        throw new ExpressionError("unknown trait '" + trait + "' of a type");
      }
      interfaces.add(VALUE_SEMANTICS);
    }
    return interfaces;
  }

  /** The parameters and the format of a type or attribute. */
  private record Syntax(List<String> parameters, String format) {}

  /** A definition that is referred to while it is made. */
  private static final class Holder<T extends Interned> {
    private ParametricDefinition<T> definition;
  }

  private ParametricForm<DefinedType> compileType(ParametricDefinition<DefinedType> definition, Syntax syntax) {
    return compile(definition, syntax, (context, values) -> new DefinedType(context, definition, values));
  }

  private ParametricForm<DefinedAttr> compileAttribute(ParametricDefinition<DefinedAttr> definition, Syntax syntax) {
    return compile(definition, syntax, (context, values) -> new DefinedAttr(context, definition, values));
  }

  private <T extends Interned> ParametricForm<T> compile(
      ParametricDefinition<T> definition, Syntax syntax,
      BiFunction<Context, @Nullable Object[], T> constructor) {
    ParameterExpressions expressions = new ParameterExpressions(this);
    boolean isText = syntax.format.equals(TEXT);
    List<Parameter<?>> compiled = new ArrayList<>(isText ? List.of(ParameterExpressions.TEXT) : List.of());
    FormatLiterals.check(syntax.format);
    StringBuilder format = new StringBuilder(isText ? "`` $text" : syntax.format);
    for (String parameter : syntax.parameters) {
      Declaration declaration = Declaration.parse(parameter);
      if (declaration.expression().is("self")) { // the type of an attribute follows it
        format.append(" (`:` $").append(declaration.name()).append("^)?");
        definition.setSelf(compiled.size());
        compiled.add(Parameter.optional(declaration.name(), ParameterForms.TYPE));
      } else {
        compiled.add(expressions.compile(parameter));
      }
    }
    Parameter<?>[] parameters = compiled.toArray(new Parameter<?>[0]);
    try {
      return new ParametricForm<>(
          definition.toString(), definition.mnemonic(), constructor, format.toString(), null, null, parameters);
    } catch (IllegalArgumentException malformed) {
      throw new ExpressionError(malformed.getMessage());
    }
  }

  @Nullable ParametricDefinition<DefinedType> findType(String dialect, String mnemonic) {
    Definitions owner = siblings.get(dialect);
    if (owner == null) {
      return null;
    }
    ParametricDefinition<DefinedType> declared = owner.types.get(mnemonic);
    return declared != null || !owner.hasOtherTypes ? declared
        : owner.otherTypes.computeIfAbsent(mnemonic, name -> owner.other(name, owner::compileType));
  }

  @Nullable ParametricDefinition<DefinedAttr> findAttribute(String dialect, String mnemonic) {
    Definitions owner = siblings.get(dialect);
    if (owner == null) {
      return null;
    }
    ParametricDefinition<DefinedAttr> declared = owner.attributes.get(mnemonic);
    return declared != null || !owner.hasOtherAttributes ? declared
        : owner.otherAttributes.computeIfAbsent(mnemonic, name -> owner.other(name, owner::compileAttribute));
  }

  /** Returns the definition of a type or attribute that is not declared: its text is kept as it is written. */
  private <T extends Interned> ParametricDefinition<T> other(
      String mnemonic, BiFunction<ParametricDefinition<T>, Syntax, ParametricForm<T>> compiler) {
    Holder<T> holder = new Holder<>();
    holder.definition = new ParametricDefinition<>(
        namespace, mnemonic, namespace + "." + mnemonic, false, true, since, List.of(),
        () -> compiler.apply(holder.definition, new Syntax(List.of(), TEXT)));
    return holder.definition;
  }

  DefinedEnum enumeration(String name) {
    DefinedEnum found = enumerations.get(name);
    if (found == null) {
      throw new ExpressionError("there is no enumeration '@" + name + "'");
    }
    return found;
  }

  /** Compiles everything, and reports the errors with the operation and the name of the part. */
  void check(BiConsumer<String, String> errors) {
    types.forEach((name, type) -> check("ods.type " + name, type::form, errors));
    attributes.forEach((name, attribute) -> check("ods.attribute " + name, attribute::form, errors));
    for (String name : constraints.keySet()) {
      check("ods.constraint " + name, () -> typeConstraint(name), errors);
    }
    for (String name : attributeConstraints.keySet()) {
      check("ods.attribute_constraint " + name, () -> attributeConstraint(name), errors);
    }
  }

  private static void check(String part, Runnable compilation, BiConsumer<String, String> errors) {
    try {
      compilation.run();
    } catch (ExpressionError wrong) {
      errors.accept(part, wrong.getMessage());
    }
  }

  // ---- scope -------------------------------------------------------------------------------------------------------

  @Override
  public TypeConstraint<Type> typeConstraint(String name) {
    return compile(name, constraints, text -> {
      TypeConstraint<Type> compiled = new TypeExpressions(this).compile(ExpressionParser.parse(text.expression));
      return text.description == null ? compiled
          : new TypeConstraint<>(
              text.description, compiled.kind(), compiled.test(), compiled.buildable(), compiled.form());
    });
  }

  @Override
  public AttributeConstraint<Attribute> attributeConstraint(String name) {
    if (enumerations.containsKey(name)) {
      return enumerations.get(name).constraint();
    }
    return compile(name, attributeConstraints, text -> {
      AttributeConstraint<Attribute> compiled =
          new AttributeExpressions(this).compile(ExpressionParser.parse(text.expression));
      return text.description == null ? compiled : compiled.describedAs(text.description);
    });
  }

  @Override
  public @Nullable PropertyEncoding propertyEncoding(String name) {
    DefinedEnum enumeration = enumerations.get(name);
    return enumeration == null ? null
        : PropertyEncodings.enumeration(enumeration.width(), enumeration.signedness());
  }

  private <T> T compile(String name, Map<String, Named> named, Function<Named, T> compiler) {
    Named text = named.get(name);
    if (text == null) {
      throw new ExpressionError("there is no constraint '@" + name + "'");
    }
    if (!inProgress.get().add(name)) {
      throw new ExpressionError("the constraint '@" + name + "' refers to itself");
    }
    try {
      return compiler.apply(text);
    } finally {
      inProgress.get().remove(name);
    }
  }

  @Override
  public @Nullable TypeConstraint<Type> type(String dialect, String mnemonic) {
    ParametricDefinition<DefinedType> definition = findType(dialect, mnemonic);
    if (definition == null) {
      return siblings.containsKey(dialect) ? unknown(dialect, "type", mnemonic) : foreignType(dialect, mnemonic);
    }
    boolean isSingle = definition.form().parameters().isEmpty();
    return new TypeConstraint<>(
        definition.description(), Type.class,
        type -> type instanceof DefinedType defined && defined.definition() == definition,
        isSingle ? context -> definition.form().get(context) : null,
        isSingle || definition.isQualified() ? null : new StrippedType(definition));
  }

  @Override
  public @Nullable AttributeConstraint<Attribute> attribute(String dialect, String mnemonic) {
    ParametricDefinition<DefinedAttr> definition = findAttribute(dialect, mnemonic);
    if (definition == null) {
      return siblings.containsKey(dialect) ? unknown(dialect, "attribute", mnemonic)
          : foreignAttribute(dialect, mnemonic);
    }
    AttributeConstraint<Attribute> constraint = AttributeConstraint.of(
        definition.description(),
        attribute -> attribute instanceof DefinedAttr defined && defined.definition() == definition);
    constraint = constraint.withStorage(constraint.test());
    boolean isStripped = !definition.isQualified() && !definition.form().parameters().isEmpty();
    return isStripped ? constraint.withForm(new StrippedAttribute(definition)) : constraint;
  }

  /** Formats write pointers without their prefix and mnemonic: no other class of types of MLIR's in Java prints so. */
  private @Nullable TypeConstraint<Type> foreignType(String dialect, String mnemonic) {
    String name = "!" + dialect + "." + mnemonic;
    return !name.equals("!llvm.ptr") ? null : new TypeConstraint<>(name, Type.class,
        type -> Mnemonics.is(type, dialect, mnemonic), null, new ForeignText(name).ofTypes());
  }

  private AttributeConstraint<Attribute> foreignAttribute(String dialect, String mnemonic) {
    String name = "#" + dialect + "." + mnemonic;
    AttributeConstraint<Attribute> constraint =
        AttributeConstraint.of(name, attribute -> Mnemonics.is(attribute, dialect, mnemonic));
    return constraint.withStorage(constraint.test()).withForm(new ForeignText(name).ofAttributes());
  }

  private <T> @Nullable T unknown(String dialect, String kind, String mnemonic) {
    if (siblings.containsKey(dialect)) {
      throw new ExpressionError("the dialect '" + dialect + "' has no " + kind + " '" + mnemonic + "'");
    }
    return null;
  }

  @Override
  public boolean is(Type type, String dialect, String mnemonic) {
    return Mnemonics.is(type, dialect, mnemonic);
  }

  @Override
  public boolean is(Attribute attribute, String dialect, String mnemonic) {
    return Mnemonics.is(attribute, dialect, mnemonic);
  }

  @Override
  public boolean isOfFile(Type type) {
    return type instanceof DefinedType;
  }

  @Override
  public boolean mayHaveShape(Type type) {
    return isOfFile(type);
  }

  @Override
  public boolean implementsInterface(Object typeOrAttribute, String name) {
    return typeOrAttribute instanceof DefinedType type && type.definition().implementsInterface(name)
        || typeOrAttribute instanceof DefinedAttr attribute && attribute.definition().implementsInterface(name);
  }

  @Override
  public @Nullable Object parameter(Object typeOrAttribute, int index) {
    return typeOrAttribute instanceof DefinedType type ? type.parameter(index)
        : typeOrAttribute instanceof DefinedAttr attribute ? attribute.parameter(index) : null;
  }

  @Override
  public boolean hasInterface(String name) {
    for (Definitions each : siblings.values()) {
      if (each.types.values().stream().anyMatch(type -> type.implementsInterface(name))
          || each.attributes.values().stream().anyMatch(attribute -> attribute.implementsInterface(name))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void countUnchecked() {
    uncheckedCount.get().incrementAndGet();
  }

  @Override
  public long uncheckedCount() {
    return uncheckedCount.get().get();
  }
}
