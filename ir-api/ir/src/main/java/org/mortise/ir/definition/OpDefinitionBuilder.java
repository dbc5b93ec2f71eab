// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Verifier;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffect.Resource;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.syntax.CustomDirective;

/**
 * Collects the parts of an {@link OpDefinition}, started by {@link OpDefinition#named} and ended by {@link #build}.
 * Everything except the name is optional. Does not check the consistency of the parts.
 */
public final class OpDefinitionBuilder {
  final String name;
  final List<ValueSpec> operands = new ArrayList<>();
  final List<ValueSpec> results = new ArrayList<>();
  final List<AttributeSpec> attributes = new ArrayList<>();
  final List<RegionSpec> regions = new ArrayList<>();
  final List<SuccessorSpec> successors = new ArrayList<>();
  final Set<Trait> traits = new LinkedHashSet<>();
  final List<DeclaredEffects.Effect> effects = new ArrayList<>(0);
  final List<DeclaredInterfaces.Declared> interfaces = new ArrayList<>(0);
  List<String> parents = List.of();
  String implicitTerminator;
  Verifier verifier;
  Verifier regionInvariant;
  Verifier regionVerifier;
  Folder folder;
  Consumer<PatternSet> canonicalization;
  ResultTypes resultTypes;
  ResultNames resultNames;
  ResultNames regionArgumentNames;
  String defaultDialect;
  String formatText;
  final List<TypeRelation> typeRelations = new ArrayList<>(0);
  final List<Verifier> invariants = new ArrayList<>(0);
  /** The attributes with the sizes of the lists of groups of operands, by the index of the group. */
  final Map<Integer, String> listSizes = new HashMap<>(0);
  BiPredicate<Type, Type> castRule;
  final Map<String, CustomDirective> directives = new HashMap<>(2);
  OpAssembly assembly;
  boolean dynamic;
  boolean compactProperties;
  @Nullable Computation computation;
  MlirVersion since = MlirVersion.V19_1;
  MlirVersion until = MlirVersion.V22_1;
  private List<String> data = List.of();

  OpDefinitionBuilder(String name) {
    this.name = name;
  }

  /** Returns the name of the operation. */
  public String name() {
    return name;
  }

  /** Sets text for the operation's families; see {@link Op#data}. */
  public OpDefinitionBuilder data(String... text) {
    data = List.of(text);
    return this;
  }

  /** Returns the text for the operation's families; empty if there is none. */
  public List<String> data() {
    return data;
  }

  /** Sets the function of the operands that the result is; see {@link Op#computes}. */
  public OpDefinitionBuilder computes(Computation function) {
    computation = function;
    return this;
  }

  /** Returns the function that the operation computes; null if none is declared. */
  public @Nullable Computation computation() {
    return computation;
  }

  /** Adds an operand. */
  public OpDefinitionBuilder operand(String operandName, TypeConstraint<?> constraint) {
    operands.add(new ValueSpec(operandName, constraint, Arity.ONE));
    return this;
  }

  /** Adds an operand that may be missing. */
  public OpDefinitionBuilder optionalOperand(String operandName, TypeConstraint<?> constraint) {
    operands.add(new ValueSpec(operandName, constraint, Arity.OPTIONAL));
    return this;
  }

  /** Adds a group of any number of operands. */
  public OpDefinitionBuilder operands(String operandName, TypeConstraint<?> constraint) {
    operands.add(new ValueSpec(operandName, constraint, Arity.VARIADIC));
    return this;
  }

  /**
   * Adds a group of operands that consists of any number of lists.
   *
   * @param sizesName the attribute with the sizes of the lists, an array of 32-bit integers; it is added separately
   */
  public OpDefinitionBuilder operandLists(String operandName, TypeConstraint<?> constraint, String sizesName) {
    listSizes.put(operands.size(), sizesName);
    invariant(new ListSizes(operandName, operands.size(), sizesName));
    return operands(operandName, constraint);
  }

  /** Adds a result. */
  public OpDefinitionBuilder result(String resultName, TypeConstraint<?> constraint) {
    results.add(new ValueSpec(resultName, constraint, Arity.ONE));
    return this;
  }

  /** Adds a result that may be missing. */
  public OpDefinitionBuilder optionalResult(String resultName, TypeConstraint<?> constraint) {
    results.add(new ValueSpec(resultName, constraint, Arity.OPTIONAL));
    return this;
  }

  /** Adds a group of any number of results. */
  public OpDefinitionBuilder results(String resultName, TypeConstraint<?> constraint) {
    results.add(new ValueSpec(resultName, constraint, Arity.VARIADIC));
    return this;
  }

  /** Adds a required inherent attribute. */
  public OpDefinitionBuilder attribute(String attributeName, AttributeConstraint<?> constraint) {
    attributes.add(new AttributeSpec(attributeName, constraint, false, null));
    return this;
  }

  /** Adds an inherent attribute that may be missing. */
  public OpDefinitionBuilder optionalAttribute(String attributeName, AttributeConstraint<?> constraint) {
    attributes.add(new AttributeSpec(attributeName, constraint, true, null));
    return this;
  }

  /** An attribute that may be missing, and need not be written where it is {@code elided}. */
  public OpDefinitionBuilder optionalAttribute(
      String attributeName, AttributeConstraint<?> constraint, Function<Context, Attribute> elided) {
    attributes.add(new AttributeSpec(attributeName, constraint, true, elided));
    return this;
  }

  /** An attribute that is never missing: it is {@code defaultValue} where none is given. */
  public OpDefinitionBuilder defaultAttribute(
      String attributeName, AttributeConstraint<?> constraint, Function<Context, Attribute> defaultValue) {
    attributes.add(new AttributeSpec(attributeName, constraint, false, defaultValue));
    return this;
  }

  /** States that versions of MLIR before {@code version} do not have the operation. */
  public OpDefinitionBuilder since(MlirVersion version) {
    since = version;
    return this;
  }

  /** States that versions of MLIR after {@code version} do not have the operation. */
  public OpDefinitionBuilder until(MlirVersion version) {
    until = version;
    return this;
  }

  /** States that versions of MLIR before {@code version} do not have the attribute that was added last. */
  public OpDefinitionBuilder attributeSince(MlirVersion version) {
    int last = attributes.size() - 1;
    attributes.set(last, attributes.get(last).withSince(version));
    return this;
  }

  /** Adds a region. */
  public OpDefinitionBuilder region(String regionName, RegionSpec.Shape shape) {
    regions.add(new RegionSpec(regionName, shape, false));
    return this;
  }

  /** Adds a group of any number of regions. */
  public OpDefinitionBuilder regions(String regionName, RegionSpec.Shape shape) {
    regions.add(new RegionSpec(regionName, shape, true));
    return this;
  }

  /** Adds a successor. */
  public OpDefinitionBuilder successor(String successorName) {
    successors.add(new SuccessorSpec(successorName, false));
    return this;
  }

  /** Adds a group of any number of successors. */
  public OpDefinitionBuilder successors(String successorName) {
    successors.add(new SuccessorSpec(successorName, true));
    return this;
  }

  /** Adds traits and the traits that they imply. */
  public OpDefinitionBuilder traits(Trait... added) {
    addTraits(List.of(added));
    return this;
  }

  private void addTraits(List<Trait> added) {
    for (Trait trait : added) {
      if (traits.add(trait)) {
        addTraits(trait.implied());
      }
    }
  }

  // ---- memory effects ----------------------------------------------------------------------------------------------

  /** The operation reads the memory of an operand or result, of unknown memory if {@code value} is null. */
  public OpDefinitionBuilder reads(String value) {
    return effect(Kind.READ, value, Resource.DEFAULT);
  }

  /** The operation reads memory of a resource. */
  public OpDefinitionBuilder reads(String value, Resource resource) {
    return effect(Kind.READ, value, resource);
  }

  /** The operation writes the memory of an operand or result, unknown memory if {@code value} is null. */
  public OpDefinitionBuilder writes(String value) {
    return effect(Kind.WRITE, value, Resource.DEFAULT);
  }

  /** The operation writes memory of a resource. */
  public OpDefinitionBuilder writes(String value, Resource resource) {
    return effect(Kind.WRITE, value, resource);
  }

  /** The operation allocates the memory of a result. */
  public OpDefinitionBuilder allocates(String value) {
    return effect(Kind.ALLOCATE, value, Resource.DEFAULT);
  }

  /** The operation allocates memory of a resource. */
  public OpDefinitionBuilder allocates(String value, Resource resource) {
    return effect(Kind.ALLOCATE, value, resource);
  }

  /** The operation frees the memory of an operand. */
  public OpDefinitionBuilder frees(String value) {
    return effect(Kind.FREE, value, Resource.DEFAULT);
  }

  /** The operation frees memory of a resource. */
  public OpDefinitionBuilder frees(String value, Resource resource) {
    return effect(Kind.FREE, value, resource);
  }

  private OpDefinitionBuilder effect(Kind kind, String value, Resource resource) {
    int operand = indexOf(operands, value);
    int result = operand >= 0 ? -1 : indexOf(results, value);
    if (value != null && operand < 0 && result < 0) {
      throw new IllegalArgumentException("'" + name + "' has no operand or result '" + value + "'");
    }
    effects.add(new DeclaredEffects.Effect(kind, resource, Math.max(operand, result), result >= 0));
    return this;
  }

  private static int indexOf(List<ValueSpec> groups, String name) {
    for (int i = 0; i < groups.size(); i++) {
      if (groups.get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Attaches {@code implementation} to the operation, for definitions that are not declared by annotations.
   * Implementations that other bundles attach take precedence.
   *
   * @throws IllegalArgumentException if the operation has an implementation of {@code type} already
   */
  public <T extends OpInterface> OpDefinitionBuilder implement(Class<T> type, T implementation) {
    return add(new DeclaredInterfaces.Declared(type, type.cast(implementation), null, 0));
  }

  /**
   * Attaches an implementation of {@code types} that is created when one of them is first requested; see {@link
   * Op#implementations}.
   *
   * @param index the number of the implementation for the factory
   * @throws IllegalArgumentException if the operation has an implementation of one of {@code types} already
   */
  @SafeVarargs
  public final OpDefinitionBuilder implement(
      ImplementationFactory factory, int index, Class<? extends OpInterface>... types) {
    for (Class<? extends OpInterface> type : types) {
      add(new DeclaredInterfaces.Declared(type, null, factory, index));
    }
    return this;
  }

  private OpDefinitionBuilder add(DeclaredInterfaces.Declared added) {
    for (DeclaredInterfaces.Declared each : interfaces) {
      if (each.type() == added.type()) {
        throw new IllegalArgumentException(name + " has an implementation of " + added.type().getName() + " already");
      }
    }
    interfaces.add(added);
    return this;
  }

  /** Declares the operation free of memory effects and speculatable. */
  public OpDefinitionBuilder pure() {
    return traits(Trait.PURE);
  }

  /** Sets the allowed parent operations. */
  public OpDefinitionBuilder parents(String... names) {
    parents = List.of(names);
    return this;
  }

  /** Every region has one block, which ends in {@code terminator}; a text may leave it out. */
  public OpDefinitionBuilder implicitTerminator(String terminator) {
    implicitTerminator = terminator;
    return traits(Trait.SINGLE_BLOCK_IMPLICIT_TERMINATOR);
  }

  /**
   * Makes the operation dynamic, as MLIR calls operations that are defined at run time. It has no properties: in the
   * generic form its inherent attributes are among the others, and the segment sizes are in {@code
   * operand_segment_sizes} and {@code result_segment_sizes}. Only {@link #verifier} checks numbers, types and
   * attributes; the declarations serve the syntax, effects and the inference of types.
   */
  public OpDefinitionBuilder dynamic() {
    dynamic = true;
    return this;
  }

  /** {@code prop-dict} prints no blank after the angle bracket, as in MLIR 22; in MLIR 19 it often does. */
  public OpDefinitionBuilder compactProperties() {
    compactProperties = true;
    return this;
  }

  /** Sets a check that runs after the checks of declarations and interfaces, before regions are verified. */
  public OpDefinitionBuilder verifier(Verifier check) {
    verifier = check;
    return this;
  }

  /** Adds a check of valid regions that runs before the checks of interfaces. */
  public OpDefinitionBuilder regionInvariant(Verifier check) {
    regionInvariant = check;
    return this;
  }

  /** Sets a check that runs after the operations in the regions are verified. */
  public OpDefinitionBuilder regionVerifier(Verifier check) {
    regionVerifier = check;
    return this;
  }

  /** Sets the folder, which simplifies the operation or computes its results from constants. */
  public OpDefinitionBuilder folder(Folder newFolder) {
    folder = newFolder;
    return this;
  }

  /** Sets the function that adds the canonicalization patterns. */
  public OpDefinitionBuilder canonicalization(Consumer<PatternSet> patterns) {
    canonicalization = patterns;
    return this;
  }

  /** How result types are inferred, where they do not follow from constraints, traits and type relations anyway. */
  public OpDefinitionBuilder inferResultTypes(ResultTypes inference) {
    resultTypes = inference;
    return this;
  }

  /** Suggests names for results; the default names several groups of results after their declarations. */
  public OpDefinitionBuilder resultNames(ResultNames names) {
    resultNames = names;
    return this;
  }

  /** Suggests names for the results in their order; an empty name leaves the result a number. */
  public OpDefinitionBuilder resultNames(String... names) {
    resultNames = new GivenResultNames(names);
    return this;
  }

  /** Suggests names for printing the arguments of the regions. */
  public OpDefinitionBuilder regionArgumentNames(ResultNames names) {
    regionArgumentNames = names;
    return this;
  }

  /** Sets the dialect whose operations are printed and parsed without a prefix in the regions. */
  public OpDefinitionBuilder defaultDialect(String namespace) {
    defaultDialect = namespace;
    return this;
  }

  /** The custom syntax as an ODS-style format string; {@code AssemblyFormat} describes the language. */
  public OpDefinitionBuilder format(String text) {
    formatText = text;
    return this;
  }

  /** Sets the syntax of {@code custom<directive>} in the format string. */
  public OpDefinitionBuilder directive(String directive, CustomDirective syntax) {
    directives.put(directive, syntax);
    return this;
  }

  /** The operands, results and attributes of these names have one type. */
  public OpDefinitionBuilder sameTypes(String... names) {
    typeRelations.add(TypeRelation.same(names));
    return this;
  }

  /**
   * Like {@link #sameTypes}, with a description.
   *
   * @param description the condition: "failed to verify that {@code description}"
   */
  public OpDefinitionBuilder sameTypesDescribed(String description, String... names) {
    typeRelations.add(new TypeRelation(description, List.of(names), null));
    return this;
  }

  /**
   * Declares that the type of {@code target} is derived from the type of {@code source} (operands, results or
   * attributes).
   *
   * @param description the condition: "failed to verify that {@code description}"
   * @param derive returns the derived type, or null if there is none
   */
  public OpDefinitionBuilder typeFrom(String target, String source, String description, UnaryOperator<Type> derive) {
    return typesFrom(target, source, description, types -> {
      Type derived = types.isEmpty() ? null : derive.apply(types.get(0));
      return derived == null ? null : List.of(derived);
    });
  }

  /** Like {@link #typeFrom}, for groups of several operands or results. */
  public OpDefinitionBuilder typesFrom(
      String target, String source, String description, Function<List<Type>, List<Type>> derive) {
    typeRelations.add(TypeRelation.derived(target, source, description, derive));
    return this;
  }

  /**
   * Declares a condition that must hold before traits are verified. A condition that relies on traits belongs in the
   * verifier.
   *
   * @param description the condition, as in the message "failed to verify that {@code description}"
   */
  public OpDefinitionBuilder predicate(String description, Predicate<Operation> holds) {
    return invariant(new OpPredicate(description, holds));
  }

  /** Like {@link #predicate}, with a check that returns the error, or null. */
  public OpDefinitionBuilder invariant(Verifier check) {
    invariants.add(check);
    return this;
  }

  /**
   * Declares the operation to be a cast from its first operand to its first result. {@code canBeCast} is called after
   * the check that the shapes agree, and before the check that the operation is elementwise on them.
   */
  public OpDefinitionBuilder cast(BiPredicate<Type, Type> canBeCast) {
    castRule = canBeCast;
    return this;
  }

  /** Sets a custom syntax, for operations that a format string cannot describe. */
  public OpDefinitionBuilder assembly(OpAssembly custom) {
    assembly = custom;
    return this;
  }

  public OpDefinition build() {
    return new OpDefinition(this);
  }
}
