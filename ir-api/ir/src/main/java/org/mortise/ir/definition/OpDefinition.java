// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpSchema;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Verifier;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.syntax.CustomDirective;

/**
 * All that is declared of an operation: operands, results, attributes, regions, successors, traits, syntax, verifiers,
 * folder, canonicalization. Made once, in the class of the operation, with {@link #named}; independent of any context;
 * immutable. The semantics for passes are defined by interfaces, which are not part of it.
 *
 * <pre>{@code
 * static final OpDefinition DEFINITION = OpDefinition.named("memref.dim")
 *     .operand("source", TypeConstraints.ANY_MEMREF)
 *     .operand("index", TypeConstraints.INDEX)
 *     .result("result", TypeConstraints.INDEX)
 *     .format("attr-dict $source `,` $index `:` type($source)").build();
 * }</pre>
 */
public final class OpDefinition implements OpSchema {
  /** The former names of the segment sizes, before properties existed; programs with them can still be parsed. */
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
  private final Trait[] traits;
  private final boolean hasTraitVerifiers;
  private final List<DeclaredEffects.Effect> effects;
  private final DeclaredInterfaces interfaces;
  private final List<String> data;
  private final List<String> parents;
  private final String implicitTerminator;
  private final Verifier verifier;
  private final Verifier regionInvariant;
  private final Verifier regionVerifier;
  private final Folder folder;
  private final Consumer<PatternSet> canonicalization;
  private final @Nullable ResultTypes resultTypes;
  private final ResultNames resultNames;
  private final ResultNames regionArgumentNames;
  private final String defaultDialect;
  private final String formatText;
  private final List<TypeRelation> typeRelations;
  private final List<Verifier> invariants;
  private final Map<Integer, String> listSizes;
  private final BiPredicate<Type, Type> castRule;
  private final Map<String, CustomDirective> directives;
  private final int operandSegmentsSlot;
  private final int resultSegmentsSlot;
  private final boolean dynamic;
  private final boolean compactProperties;
  private final @Nullable Computation computation;
  private final MlirVersion since;
  private final MlirVersion until;
  private volatile OpAssembly assembly;

  OpDefinition(OpDefinitionBuilder builder) {
    this.name = builder.name;
    this.operands = builder.operands.toArray(new ValueSpec[0]);
    this.results = builder.results.toArray(new ValueSpec[0]);
    this.regions = builder.regions.toArray(new RegionSpec[0]);
    this.successors = builder.successors.toArray(new SuccessorSpec[0]);
    this.traits = builder.traits.toArray(new Trait[0]);
    long bits = 0;
    boolean verifies = false;
    for (Trait trait : traits) {
      bits |= trait.bit();
      verifies |= trait.verifier() != null;
    }
    this.traitBits = bits;
    this.hasTraitVerifiers = verifies;
    this.effects = List.copyOf(builder.effects);
    if (!effects.isEmpty()) {
      builder.implement(MemoryEffectOpInterface.class, DeclaredEffects.INSTANCE);
    }
    this.interfaces = new DeclaredInterfaces(builder.interfaces);
    this.data = builder.data();
    this.dynamic = builder.dynamic;
    this.compactProperties = builder.compactProperties;
    this.computation = builder.computation;
    this.since = builder.since;
    this.until = builder.until;
    this.operandSegmentsSlot = addSegments(builder, Trait.ATTR_SIZED_OPERAND_SEGMENTS,
        dynamic ? OLD_OPERAND_SEGMENT_SIZES : OPERAND_SEGMENT_SIZES, operands.length);
    this.resultSegmentsSlot = addSegments(builder, Trait.ATTR_SIZED_RESULT_SEGMENTS,
        dynamic ? OLD_RESULT_SEGMENT_SIZES : RESULT_SEGMENT_SIZES, results.length);
    this.attributes = builder.attributes.toArray(new AttributeSpec[0]);
    this.attributesByName = sortedByName(attributes);
    this.parents = List.copyOf(builder.parents);
    this.implicitTerminator = builder.implicitTerminator;
    this.verifier = builder.verifier;
    this.regionInvariant = builder.regionInvariant;
    this.regionVerifier = builder.regionVerifier;
    this.folder = builder.folder;
    this.canonicalization = builder.canonicalization;
    this.resultNames = builder.resultNames != null || results.length < 2 || dynamic
        ? builder.resultNames
        : new DeclaredResultNames(this);
    this.regionArgumentNames = builder.regionArgumentNames;
    this.defaultDialect = builder.defaultDialect;
    this.formatText = builder.formatText;
    this.typeRelations = List.copyOf(builder.typeRelations);
    this.invariants = List.copyOf(builder.invariants);
    this.listSizes = Map.copyOf(builder.listSizes);
    this.castRule = builder.castRule;
    this.directives = Map.copyOf(builder.directives);
    this.resultTypes = builder.resultTypes != null ? builder.resultTypes : DerivedResultTypes.of(this);
    this.assembly = builder.assembly;
    if (resultTypes == null && hasTrait(Trait.INFERS_RESULT_TYPES)) {
      throw new IllegalArgumentException("'" + name + "' has the trait INFERS_RESULT_TYPES, but a type of its results "
          + "does not follow from constraints, traits and relations");
    }
  }

  /** Declares segment sizes. They are numbers rather than an attribute in MLIR, so missing sizes are zero. */
  private static int addSegments(OpDefinitionBuilder builder, Trait trait, String attributeName, int groups) {
    if (!builder.traits.contains(trait)) {
      return -1;
    }
    if (builder.dynamic) {
      builder.attributes.add(new AttributeSpec(attributeName, AttributeConstraints.ANY, true, null));
      return builder.attributes.size() - 1;
    }
    AttributeConstraint<DenseI32ArrayAttr> sizes = AttributeConstraint
        .ofKind("i32 dense array attribute", DenseI32ArrayAttr.class)
        .withStorage(value -> value instanceof DenseI32ArrayAttr array && array.size() == groups);
    builder.attributes.add(new AttributeSpec(
        attributeName, sizes, false, context -> DenseI32ArrayAttr.of(context, new int[groups])));
    return builder.attributes.size() - 1;
  }

  /** Of few, and without comparator or stream: the first ones of a run cost it milliseconds. */
  private static int[] sortedByName(AttributeSpec[] attributes) {
    int[] order = new int[attributes.length];
    for (int i = 0; i < order.length; i++) {
      int at = i;
      while (at > 0 && attributes[order[at - 1]].name().compareTo(attributes[i].name()) > 0) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = i;
    }
    return order;
  }

  /** The definition of {@code op}, or null for an unregistered operation. */
  public static @Nullable OpDefinition of(Operation op) {
    return of(op.name());
  }

  /** The definition of operations of that name, or null if they are unregistered. */
  public static @Nullable OpDefinition of(OperationName name) {
    return (OpDefinition) name.definition();
  }

  /** Starts the definition of the operation with this full name. */
  public static OpDefinitionBuilder named(String name) {
    return new OpDefinitionBuilder(name);
  }

  @Override
  public String name() {
    return name;
  }

  /** Returns whether formats print properties as MLIR 22 does; see {@link OpDefinitionBuilder#compactProperties}. */
  public boolean hasCompactProperties() {
    return compactProperties;
  }

  /**
   * Returns whether the operation is dynamic: it has no properties, and only its own verifier checks numbers, types and
   * attributes. See {@link OpDefinitionBuilder#dynamic}.
   */
  public boolean isDynamic() {
    return dynamic;
  }

  // ---- traits ------------------------------------------------------------------------------------------------------

  /** Constant time for framework traits, a short search for traits of dialects. */
  @Override
  public boolean hasTrait(Trait trait) {
    return trait.bit() != 0 ? (traitBits & trait.bit()) != 0 : hasOwnTrait(trait);
  }

  private boolean hasOwnTrait(Trait trait) {
    for (Trait own : traits) {
      if (own == trait) {
        return true;
      }
    }
    return false;
  }

  /** Returns all traits, including implied ones. */
  public List<Trait> traits() {
    return List.of(traits);
  }

  /** Returns whether a trait of a dialect has a verifier. */
  public boolean hasTraitVerifiers() {
    return hasTraitVerifiers;
  }

  @Override
  public int interfaceCount() {
    return interfaces.count();
  }

  @Override
  public Class<? extends OpInterface> interfaceType(int index) {
    return interfaces.type(index);
  }

  @Override
  public OpInterface implementation(int index) {
    return interfaces.implementation(index, this);
  }

  /** Returns the text for the operation's families; empty if there is none. See {@link Op#data}. */
  public List<String> data() {
    return data;
  }

  /** The declared effects, in their order. To query the effects of an operation, use its interface. */
  public List<DeclaredEffects.Effect> effects() {
    return effects;
  }

  /** Full names of the allowed parent operations; empty if any may be the parent. */
  public List<String> parents() {
    return parents;
  }

  /** Name of the terminator that a text may omit, or null. */
  public String implicitTerminator() {
    return implicitTerminator;
  }

  /** Returns the function of the operands that the result is; null if none is declared. */
  public @Nullable Computation computation() {
    return computation;
  }

  /** Returns the first version of MLIR that has the operation. */
  public MlirVersion since() {
    return since;
  }

  /** Returns the last version of MLIR that has the operation. */
  public MlirVersion until() {
    return until;
  }

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

  public int operandGroup(String groupName) {
    return indexOf(operands, groupName);
  }

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

  /** Returns the relations that must hold between types of operands, results and attributes. */
  public List<TypeRelation> typeRelations() {
    return typeRelations;
  }

  /** Returns the attribute with the sizes of the lists of a group of operands; null if the group is one list. */
  public @Nullable String listSizesName(int operandGroup) {
    return listSizes.get(operandGroup);
  }

  /** Returns the additional checks, which run after the checks of type relations. */
  public List<Verifier> invariants() {
    return invariants;
  }

  /** Returns which types a cast can convert between, or null if the operation is not declared as a cast. */
  public BiPredicate<Type, Type> castRule() {
    return castRule;
  }

  @Override
  public boolean isSegmentSizes(int slot) {
    return slot == operandSegmentsSlot || slot == resultSegmentsSlot;
  }

  @Override
  public @Nullable String operandSegmentsName() {
    return operandSegmentsSlot < 0 ? null : attributes[operandSegmentsSlot].name();
  }

  @Override
  public @Nullable String resultSegmentsName() {
    return resultSegmentsSlot < 0 ? null : attributes[resultSegmentsSlot].name();
  }

  /**
   * Returns the message of the first error in the inherent attributes of a dictionary, in the order of their slots, or
   * null.
   */
  public @Nullable String problemWith(DictionaryAttr written) {
    for (int slot = 0; slot < attributes.length; slot++) {
      Attribute value = written.get(attributes[slot].name());
      if (value != null && !isSegmentSizes(slot) && !attributes[slot].constraint().accepts(value)) {
        return "'" + name + "' op attribute '" + attributes[slot].name() + "' failed to satisfy constraint: "
            + attributes[slot].constraint().description();
      }
    }
    return null;
  }

  @Override
  public OperandRange operandGroup(Operation op, int group) {
    int count = op.operandCount();
    if (operandSegmentsSlot >= 0) {
      DenseI32ArrayAttr sizes = (DenseI32ArrayAttr) op.property(operandSegmentsSlot);
      return new OperandRange(op, ValueGroups.segmentStart(sizes, group), sizes.get(group), group);
    }
    if (hasTrait(Trait.SAME_VARIADIC_OPERAND_SIZE)) {
      int share = ValueGroups.evenShare(operands, op.operandCount());
      int length = operands[group].arity() == Arity.ONE ? 1 : share;
      return new OperandRange(op, ValueGroups.evenStart(operands, group, share), length, group);
    }
    return new OperandRange(
        op, ValueGroups.groupStart(operands, group, count), ValueGroups.groupLength(operands, group, count), group);
  }

  /** Position of the first result of a group. */
  public int resultGroupStart(Operation op, int group) {
    if (resultSegmentsSlot >= 0) {
      return ValueGroups.segmentStart((DenseI32ArrayAttr) op.property(resultSegmentsSlot), group);
    }
    if (hasTrait(Trait.SAME_VARIADIC_RESULT_SIZE)) {
      return ValueGroups.evenStart(results, group, ValueGroups.evenShare(results, op.resultCount()));
    }
    return ValueGroups.groupStart(results, group, op.resultCount());
  }

  /** Number of results in a group. */
  public int resultGroupLength(Operation op, int group) {
    if (resultSegmentsSlot >= 0) {
      return ((DenseI32ArrayAttr) op.property(resultSegmentsSlot)).get(group);
    }
    if (hasTrait(Trait.SAME_VARIADIC_RESULT_SIZE)) {
      return results[group].arity() == Arity.ONE ? 1 : ValueGroups.evenShare(results, op.resultCount());
    }
    return ValueGroups.groupLength(results, group, op.resultCount());
  }

  // ---- attributes --------------------------------------------------------------------------------------------------

  @Override
  public int attributeCount() {
    return attributes.length;
  }

  public AttributeSpec attributeSpec(int slot) {
    return attributes[slot];
  }

  /** Also finds segment sizes by their names from before there were properties. */
  @Override
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

  /**
   * Returns the value of the attribute in {@code slot} in {@code written}, or null. Former names of segment sizes are
   * accepted.
   */
  public @Nullable Attribute inherentAttribute(DictionaryAttr written, int slot) {
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

  @Override
  public boolean canStore(int slot, Attribute value) {
    return attributes[slot].constraint().storage().test(value);
  }

  @Override
  public Attribute segmentSizes(Context context, int[] sizes) {
    return DenseI32ArrayAttr.of(context, sizes);
  }

  @Override
  public int[] segmentSizes(Attribute attribute) {
    return ((DenseI32ArrayAttr) attribute).toArray();
  }

  @Override
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

  /** Sets the attribute in {@code slot} to its default value. */
  public void setDefaultAttribute(OperationState state, int slot) {
    state.setProperty(slot, attributes[slot].defaultValue().apply(state.context()));
  }

  /** Sets attributes that have a default and are missing. */
  public void setDefaultAttributes(OperationState state) {
    for (int slot = 0; slot < attributes.length; slot++) {
      AttributeSpec spec = attributes[slot];
      if (state.property(slot) == null && !spec.optional() && spec.defaultValue() != null) {
        state.setProperty(slot, spec.defaultValue().apply(state.context()));
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

  /** Returns the custom verifier, run before nested operations are verified; or null. */
  public Verifier verifier() {
    return verifier;
  }

  /** The check that runs before the checks of interfaces on regions, or null. */
  public Verifier regionInvariant() {
    return regionInvariant;
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

  @Override
  public @Nullable List<Type> inferResultTypes(OperationState state) {
    return resultTypes.infer(state);
  }

  /** Returns the function that infers result types, or null if they have to be given. */
  public @Nullable ResultTypes resultTypes() {
    return resultTypes;
  }

  // ---- text --------------------------------------------------------------------------------------------------------

  /** Returns the declared assembly format, or null if the syntax is hand-written or generic. */
  public String formatText() {
    return formatText;
  }

  /**
   * The custom syntax, or null if the operation has only the generic form. A format string is compiled by
   * {@code compiler} at the first call; the result is kept.
   */
  public OpAssembly assembly(OpAssembly.Compiler compiler) {
    OpAssembly known = assembly;
    if (known == null && formatText != null) {
      known = compiler.compile(this, formatText);
      assembly = known;
    }
    return known;
  }

  /** Returns whether the operation has a custom syntax. */
  public boolean hasAssembly() {
    return assembly != null || formatText != null;
  }

  /** Returns the syntax of {@code custom<directive>} in the assembly format, or null. */
  public @Nullable CustomDirective directive(String directive) {
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

  /** The dialect whose prefix is omitted in the names of operations directly inside; null for none. */
  public String defaultDialect() {
    return defaultDialect;
  }

  @Override
  public String toString() {
    return name;
  }
}
