// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.DictionaryAttr;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.text.format.AssemblyFormat;
import org.mortise.ir.text.format.CustomDirective;

/**
 * All that is declared of an operation: operands, results, attributes, regions, successors, traits, syntax, verifiers,
 * folder, canonicalization. Made once, in the class of the operation, with {@link #named}; independent of any context;
 * immutable. What the operation means to passes is told by interfaces, which are not part of it.
 *
 * <pre>{@code
 * static final OpDefinition DEFINITION = OpDefinition.named("memref.dim")
 *     .operand("source", MemRefConstraints.NON_ZERO_RANK)
 *     .operand("index", TypeConstraints.INDEX)
 *     .result("result", TypeConstraints.INDEX)
 *     .traits(Trait.NO_MEMORY_EFFECT)
 *     .format("attr-dict $source `,` $index `:` type($source)")
 *     .build();
 * }</pre>
 */
public final class OpDefinition {
  public static final String OPERAND_SEGMENT_SIZES = "operandSegmentSizes";
  public static final String RESULT_SEGMENT_SIZES = "resultSegmentSizes";
  /** Names of the same from before there were properties; such programs can still be read. */
  private static final String OLD_OPERAND_SEGMENT_SIZES = "operand_segment_sizes";
  private static final String OLD_RESULT_SEGMENT_SIZES = "result_segment_sizes";

  private final String name;
  private final ValueSpec[] operands;
  private final ValueSpec[] results;
  private final AttributeSpec[] attributes;
  private final int[] attributesByName;
  private final RegionSpec[] regions;
  private final SuccessorSpec[] successors;
  private final long traitBits;
  private final List<String> parents;
  private final String implicitTerminator;
  private final Verifier verifier;
  private final Verifier regionVerifier;
  private final Folder folder;
  private final Consumer<PatternSet> canonicalization;
  private final ResultTypes resultTypes;
  private final ResultNames resultNames;
  private final ResultNames regionArgumentNames;
  private final String defaultDialect;
  private final String formatText;
  private final List<TypeRelation> typeRelations;
  private final List<OpPredicate> predicates;
  private final Map<String, CustomDirective> directives;
  private final int operandSegmentsSlot;
  private final int resultSegmentsSlot;
  private volatile OpAssembly assembly;

  private OpDefinition(Builder builder) {
    this.name = builder.name;
    this.operands = builder.operands.toArray(new ValueSpec[0]);
    this.results = builder.results.toArray(new ValueSpec[0]);
    this.regions = builder.regions.toArray(new RegionSpec[0]);
    this.successors = builder.successors.toArray(new SuccessorSpec[0]);
    long bits = 0;
    for (Trait trait : builder.traits) {
      bits |= trait.bit();
    }
    this.traitBits = bits;
    this.operandSegmentsSlot =
        addSegments(builder, Trait.ATTR_SIZED_OPERAND_SEGMENTS, OPERAND_SEGMENT_SIZES, operands.length);
    this.resultSegmentsSlot =
        addSegments(builder, Trait.ATTR_SIZED_RESULT_SEGMENTS, RESULT_SEGMENT_SIZES, results.length);
    this.attributes = builder.attributes.toArray(new AttributeSpec[0]);
    this.attributesByName = sortedByName(attributes);
    this.parents = List.copyOf(builder.parents);
    this.implicitTerminator = builder.implicitTerminator;
    this.verifier = builder.verifier;
    this.regionVerifier = builder.regionVerifier;
    this.folder = builder.folder;
    this.canonicalization = builder.canonicalization;
    this.resultNames = builder.resultNames != null || results.length < 2
        ? builder.resultNames
        : new DeclaredResultNames(this);
    this.regionArgumentNames = builder.regionArgumentNames;
    this.defaultDialect = builder.defaultDialect;
    this.formatText = builder.formatText;
    this.typeRelations = List.copyOf(builder.typeRelations);
    this.predicates = List.copyOf(builder.predicates);
    this.directives = Map.copyOf(builder.directives);
    this.resultTypes = builder.resultTypes != null ? builder.resultTypes : DerivedResultTypes.of(this);
    this.assembly = builder.assembly;
  }

  /** Segment sizes are numbers rather than an attribute in MLIR: what is not given is zero. */
  private static int addSegments(Builder builder, Trait trait, String attributeName, int groups) {
    if (!builder.traits.contains(trait)) {
      return -1;
    }
    AttributeConstraint sizes = AttributeConstraint
        .ofKind("i32 dense array attribute", DenseI32ArrayAttr.class)
        .withStorage(value -> value instanceof DenseI32ArrayAttr array && array.size() == groups);
    builder.attributes.add(new AttributeSpec(
        attributeName, sizes, false, context -> DenseI32ArrayAttr.of(context, new int[groups])));
    return builder.attributes.size() - 1;
  }

  private static int[] sortedByName(AttributeSpec[] attributes) {
    Integer[] order = new Integer[attributes.length];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    Arrays.sort(order, Comparator.comparing(i -> attributes[i].name()));
    return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
  }

  /** Starts the definition of the operation with this whole name. */
  public static Builder named(String name) {
    return new Builder(name);
  }

  /** The whole name, {@code "dialect.operation"}. */
  public String name() {
    return name;
  }

  // ---- traits ------------------------------------------------------------------------------------------------------

  public boolean hasTrait(Trait trait) {
    return (traitBits & trait.bit()) != 0;
  }

  public boolean isTerminator() {
    return hasTrait(Trait.TERMINATOR);
  }

  /** Whether it touches no memory and can be executed anywhere. */
  public boolean isPure() {
    return hasTrait(Trait.NO_MEMORY_EFFECT) && hasTrait(Trait.ALWAYS_SPECULATABLE);
  }

  /** Whole names of the operations of which one must be the parent; empty if any may. */
  public List<String> parents() {
    return parents;
  }

  /** Name of the terminator that a text may leave out, or null. */
  public String implicitTerminator() {
    return implicitTerminator;
  }

  // ---- operands and results ----------------------------------------------------------------------------------------

  public int operandGroupCount() {
    return operands.length;
  }

  public ValueSpec operandSpec(int group) {
    return operands[group];
  }

  public int resultGroupCount() {
    return results.length;
  }

  public ValueSpec resultSpec(int group) {
    return results[group];
  }

  /** The group of operands of that name, or -1. */
  public int operandGroup(String groupName) {
    return indexOf(operands, groupName);
  }

  /** The group of results of that name, or -1. */
  public int resultGroup(String groupName) {
    return indexOf(results, groupName);
  }

  private static int indexOf(ValueSpec[] groups, String groupName) {
    for (int i = 0; i < groups.length; i++) {
      if (groups[i].name().equals(groupName)) {
        return i;
      }
    }
    return -1;
  }

  /** What must hold between types of operands, results and attributes. */
  public List<TypeRelation> typeRelations() {
    return typeRelations;
  }

  /** What else must hold, checked behind the relations of types. */
  public List<OpPredicate> predicates() {
    return predicates;
  }

  /** Whether the attribute in this slot says how many operands or results belong to each group. */
  public boolean isSegmentSizes(int slot) {
    return slot == operandSegmentsSlot || slot == resultSegmentsSlot;
  }

  /** What is wrong with inherent attributes of a dictionary in the order of their slots, or null. */
  public String problemWith(DictionaryAttr written) {
    for (int slot = 0; slot < attributes.length; slot++) {
      Attribute value = written.get(attributes[slot].name());
      if (value != null && !isSegmentSizes(slot) && !attributes[slot].constraint().accepts(value)) {
        return "'" + name + "' op attribute '" + attributes[slot].name() + "' failed to satisfy constraint: "
            + attributes[slot].constraint().description();
      }
    }
    return null;
  }

  /** The operands of a group. O(1) but for the sizes attribute, if there is one. */
  public OperandRange operandGroup(Operation op, int group) {
    int count = op.operandCount();
    if (operandSegmentsSlot >= 0) {
      DenseI32ArrayAttr sizes = (DenseI32ArrayAttr) op.property(operandSegmentsSlot);
      return new OperandRange(op, segmentStart(sizes, group), sizes.get(group), group);
    }
    return new OperandRange(
        op, groupStart(operands, group, count), groupLength(operands, group, count), group);
  }

  /** Position of the first result of a group. */
  public int resultGroupStart(Operation op, int group) {
    if (resultSegmentsSlot >= 0) {
      return segmentStart((DenseI32ArrayAttr) op.property(resultSegmentsSlot), group);
    }
    return groupStart(results, group, op.resultCount());
  }

  /** Number of results in a group. */
  public int resultGroupLength(Operation op, int group) {
    if (resultSegmentsSlot >= 0) {
      return ((DenseI32ArrayAttr) op.property(resultSegmentsSlot)).get(group);
    }
    return groupLength(results, group, op.resultCount());
  }

  private static int segmentStart(DenseI32ArrayAttr sizes, int group) {
    int start = 0;
    for (int i = 0; i < group; i++) {
      start += sizes.get(i);
    }
    return start;
  }

  /** Without sizes at most one group is not of length one: it takes what the others leave. */
  private static int groupStart(ValueSpec[] groups, int group, int count) {
    for (int i = 0; i < group; i++) {
      if (groups[i].arity() != Arity.ONE) {
        return group - 1 + count - (groups.length - 1);
      }
    }
    return group;
  }

  private static int groupLength(ValueSpec[] groups, int group, int count) {
    return groups[group].arity() == Arity.ONE ? 1 : count - (groups.length - 1);
  }

  // ---- attributes --------------------------------------------------------------------------------------------------

  public int attributeCount() {
    return attributes.length;
  }

  public AttributeSpec attributeSpec(int slot) {
    return attributes[slot];
  }

  /** The slot of the inherent attribute of that name, or -1. */
  public int attributeSlot(String attributeName) {
    for (int i = 0; i < attributes.length; i++) {
      if (attributes[i].name().equals(attributeName)) {
        return i;
      }
    }
    if (operandSegmentsSlot >= 0 && attributeName.equals(OLD_OPERAND_SEGMENT_SIZES)) {
      return operandSegmentsSlot;
    }
    return resultSegmentsSlot >= 0 && attributeName.equals(OLD_RESULT_SEGMENT_SIZES) ? resultSegmentsSlot : -1;
  }

  /** What {@code written} says about the attribute in {@code slot}, or null; old names of segment sizes are known. */
  public Attribute inherentAttribute(DictionaryAttr written, int slot) {
    Attribute value = written.get(attributes[slot].name());
    if (value != null || !isSegmentSizes(slot)) {
      return value;
    }
    return written.get(slot == operandSegmentsSlot ? OLD_OPERAND_SEGMENT_SIZES : OLD_RESULT_SEGMENT_SIZES);
  }

  /** The {@code i}-th slot in the order of the attributes' names. */
  public int slotByName(int i) {
    return attributesByName[i];
  }

  /** The inherent attributes that {@code op} has, sorted by name. Made anew at each call. */
  public DictionaryAttr inherentAttributes(Operation op) {
    List<NamedAttribute> present = new ArrayList<>(attributes.length);
    for (int slot : attributesByName) {
      Attribute value = op.property(slot);
      if (value != null) {
        present.add(new NamedAttribute(attributes[slot].name(), value));
      }
    }
    return DictionaryAttr.ofSorted(op.context(), present);
  }

  /** Sets attributes that have a default and are missing. */
  public void setDefaultAttributes(OperationState state) {
    for (int slot = 0; slot < attributes.length; slot++) {
      if (state.property(slot) == null && attributes[slot].defaultValue() != null) {
        state.setProperty(slot, attributes[slot].defaultValue().apply(state.context()));
      }
    }
  }

  // ---- regions and successors --------------------------------------------------------------------------------------

  public int regionGroupCount() {
    return regions.length;
  }

  public RegionSpec regionSpec(int group) {
    return regions[group];
  }

  public int successorGroupCount() {
    return successors.length;
  }

  public SuccessorSpec successorSpec(int group) {
    return successors[group];
  }

  // ---- meaning -----------------------------------------------------------------------------------------------------

  /** The check beyond what is declared, run before the operations inside are checked; or null. */
  public Verifier verifier() {
    return verifier;
  }

  /** The check that is run after the operations inside have been found valid; or null. */
  public Verifier regionVerifier() {
    return regionVerifier;
  }

  /** The folder, or null. */
  public Folder folder() {
    return folder;
  }

  /** Adds the canonicalization patterns of this operation. */
  public void addCanonicalizationPatterns(PatternSet patterns) {
    if (canonicalization != null) {
      canonicalization.accept(patterns);
    }
  }

  public boolean canInferResultTypes() {
    return resultTypes != null;
  }

  /** Infers the result types, or null if the parts of {@code state} do not allow it. */
  public List<Type> inferResultTypes(OperationState state) {
    return resultTypes.infer(state);
  }

  // ---- text --------------------------------------------------------------------------------------------------------

  /** The custom syntax, or null if the operation has only the generic form. Compiled at the first call. */
  public OpAssembly assembly() {
    OpAssembly known = assembly;
    if (known == null && formatText != null) {
      known = AssemblyFormat.compile(this, formatText);
      assembly = known;
    }
    return known;
  }

  /** The syntax behind {@code custom<directive>} in the assembly format, or null. */
  public CustomDirective directive(String directive) {
    return directives.get(directive);
  }

  /** Suggests names for results, or null. */
  public ResultNames resultNames() {
    return resultNames;
  }

  /** Suggests names for the arguments of the operation's entry blocks, or null. */
  public ResultNames regionArgumentNames() {
    return regionArgumentNames;
  }

  /** The dialect whose prefix is left out in the names of operations directly inside; null for none. */
  public String defaultDialect() {
    return defaultDialect;
  }

  @Override
  public String toString() {
    return name;
  }

  /** Collects the parts of a definition. Everything is optional but the name. */
  public static final class Builder {
    private final String name;
    private final List<ValueSpec> operands = new ArrayList<>();
    private final List<ValueSpec> results = new ArrayList<>();
    private final List<AttributeSpec> attributes = new ArrayList<>();
    private final List<RegionSpec> regions = new ArrayList<>();
    private final List<SuccessorSpec> successors = new ArrayList<>();
    private final Set<Trait> traits = EnumSet.noneOf(Trait.class);
    private List<String> parents = List.of();
    private String implicitTerminator;
    private Verifier verifier;
    private Verifier regionVerifier;
    private Folder folder;
    private Consumer<PatternSet> canonicalization;
    private ResultTypes resultTypes;
    private ResultNames resultNames;
    private ResultNames regionArgumentNames;
    private String defaultDialect;
    private String formatText;
    private final List<TypeRelation> typeRelations = new ArrayList<>(0);
    private final List<OpPredicate> predicates = new ArrayList<>(0);
    private final Map<String, CustomDirective> directives = new HashMap<>(2);
    private OpAssembly assembly;

    private Builder(String name) {
      this.name = name;
    }

    public Builder operand(String operandName, TypeConstraint constraint) {
      operands.add(new ValueSpec(operandName, constraint, Arity.ONE));
      return this;
    }

    public Builder optionalOperand(String operandName, TypeConstraint constraint) {
      operands.add(new ValueSpec(operandName, constraint, Arity.OPTIONAL));
      return this;
    }

    public Builder operands(String operandName, TypeConstraint constraint) {
      operands.add(new ValueSpec(operandName, constraint, Arity.VARIADIC));
      return this;
    }

    public Builder result(String resultName, TypeConstraint constraint) {
      results.add(new ValueSpec(resultName, constraint, Arity.ONE));
      return this;
    }

    public Builder optionalResult(String resultName, TypeConstraint constraint) {
      results.add(new ValueSpec(resultName, constraint, Arity.OPTIONAL));
      return this;
    }

    public Builder results(String resultName, TypeConstraint constraint) {
      results.add(new ValueSpec(resultName, constraint, Arity.VARIADIC));
      return this;
    }

    public Builder attribute(String attributeName, AttributeConstraint constraint) {
      attributes.add(new AttributeSpec(attributeName, constraint, false, null));
      return this;
    }

    public Builder optionalAttribute(String attributeName, AttributeConstraint constraint) {
      attributes.add(new AttributeSpec(attributeName, constraint, true, null));
      return this;
    }

    public Builder defaultAttribute(
        String attributeName, AttributeConstraint constraint, Function<Context, Attribute> defaultValue) {
      attributes.add(new AttributeSpec(attributeName, constraint, false, defaultValue));
      return this;
    }

    public Builder region(String regionName, RegionSpec.Shape shape) {
      regions.add(new RegionSpec(regionName, shape, false));
      return this;
    }

    public Builder regions(String regionName, RegionSpec.Shape shape) {
      regions.add(new RegionSpec(regionName, shape, true));
      return this;
    }

    public Builder successor(String successorName) {
      successors.add(new SuccessorSpec(successorName, false));
      return this;
    }

    public Builder successors(String successorName) {
      successors.add(new SuccessorSpec(successorName, true));
      return this;
    }

    public Builder traits(Trait... added) {
      for (Trait trait : added) {
        traits.add(trait);
      }
      if (traits.contains(Trait.RETURN_LIKE)) {
        traits.add(Trait.TERMINATOR);
      }
      return this;
    }

    /** No memory effects, and executable anywhere. */
    public Builder pure() {
      return traits(Trait.NO_MEMORY_EFFECT, Trait.ALWAYS_SPECULATABLE);
    }

    /** The parent operation must be one of these. */
    public Builder parents(String... names) {
      parents = List.of(names);
      return this;
    }

    /** Every region has one block, which ends in {@code terminator}; a text may leave it out. */
    public Builder implicitTerminator(String terminator) {
      implicitTerminator = terminator;
      return traits(Trait.SINGLE_BLOCK, Trait.SINGLE_BLOCK_IMPLICIT_TERMINATOR);
    }

    public Builder verifier(Verifier check) {
      verifier = check;
      return this;
    }

    public Builder regionVerifier(Verifier check) {
      regionVerifier = check;
      return this;
    }

    public Builder folder(Folder newFolder) {
      folder = newFolder;
      return this;
    }

    public Builder canonicalization(Consumer<PatternSet> patterns) {
      canonicalization = patterns;
      return this;
    }

    /** How result types are inferred, where they do not follow from constraints, traits and type relations anyway. */
    public Builder inferResultTypes(ResultTypes inference) {
      resultTypes = inference;
      return this;
    }

    /** Suggests names for results; several groups of results are named as they are declared otherwise. */
    public Builder resultNames(ResultNames names) {
      resultNames = names;
      return this;
    }

    public Builder regionArgumentNames(ResultNames names) {
      regionArgumentNames = names;
      return this;
    }

    public Builder defaultDialect(String namespace) {
      defaultDialect = namespace;
      return this;
    }

    /** The custom syntax as an ODS-style format string; see {@link AssemblyFormat}. */
    public Builder format(String text) {
      formatText = text;
      return this;
    }

    /** The syntax behind {@code custom<directive>} in the format string. */
    public Builder directive(String directive, CustomDirective syntax) {
      directives.put(directive, syntax);
      return this;
    }

    /** The operands, results and attributes of these names have one type. */
    public Builder sameTypes(String... names) {
      typeRelations.add(TypeRelation.same(names));
      return this;
    }

    /**
     * The type of {@code target} follows from that of {@code source} (operands, results or attributes).
     *
     * @param description what is to be verified: "failed to verify that {@code description}"
     * @param derive the type that follows, or null if none does
     */
    public Builder typeFrom(String target, String source, String description, UnaryOperator<Type> derive) {
      return typesFrom(target, source, description, types -> {
        Type derived = types.isEmpty() ? null : derive.apply(types.get(0));
        return derived == null ? null : List.of(derived);
      });
    }

    /** Like {@link #typeFrom}, for groups of several operands or results. */
    public Builder typesFrom(
        String target, String source, String description, Function<List<Type>, List<Type>> derive) {
      typeRelations.add(TypeRelation.derived(target, source, description, derive));
      return this;
    }

    /**
     * Declares what must hold before traits are looked at; what may be asked only behind them is for the verifier.
     *
     * @param description what is to be verified: "failed to verify that {@code description}"
     */
    public Builder predicate(String description, Predicate<Operation> holds) {
      predicates.add(new OpPredicate(description, holds));
      return this;
    }

    /** A custom syntax that a format string cannot say. */
    public Builder assembly(OpAssembly custom) {
      assembly = custom;
      return this;
    }

    public OpDefinition build() {
      return new OpDefinition(this);
    }
  }
}
