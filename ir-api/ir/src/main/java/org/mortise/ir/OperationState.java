// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The parts of an operation that is being built, in the order in which they are added. Used once, by {@link
 * Operation#create} or {@link OpBuilder#create}; nothing is checked before the operation is verified. Attributes that
 * the definition declares go into slots, all others into the dictionary; see {@link Operation}.
 */
public final class OperationState {
  private OperationName name;
  private Location location;
  private List<Value> operands = List.of();
  private List<Type> resultTypes = List.of();
  private List<Block> successors = List.of();
  private List<Region> regions = List.of();
  private Attribute @Nullable [] properties;
  private DictionaryAttr discardableAttributes;

  /** The state of an operation without operands, results, attributes, successors and regions. */
  public OperationState(Location location, OperationName name) {
    this.location = location;
    this.name = name;
    this.discardableAttributes = DictionaryAttr.empty(name.context());
    int slots = name.definition() == null ? 1 : name.definition().attributeCount();
    this.properties = slots == 0 ? null : new Attribute[slots];
  }

  public Context context() {
    return name.context();
  }

  /**
   * Returns the state of an operation of another name with these operands, results, successors and regions, without
   * attributes. To be used instead of this one.
   */
  public OperationState withName(OperationName other) {
    OperationState state = new OperationState(location, other);
    state.operands = operands;
    state.resultTypes = resultTypes;
    state.successors = successors;
    state.regions = regions;
    return state;
  }

  public OperationName name() {
    return name;
  }

  public Location location() {
    return location;
  }

  public void setLocation(Location location) {
    this.location = location;
  }

  public List<Value> operands() {
    return operands;
  }

  /** Adds an operand after the present ones. */
  public OperationState addOperand(Value value) {
    if (operands.isEmpty()) {
      operands = new ArrayList<>(4);
    }
    operands.add(value);
    return this;
  }

  /** Adds operands in their order. */
  public OperationState addOperands(List<? extends Value> values) {
    for (Value value : values) {
      addOperand(value);
    }
    return this;
  }

  public List<Type> resultTypes() {
    return resultTypes;
  }

  /** Adds a result after the present ones. */
  public OperationState addResultType(Type type) {
    if (resultTypes.isEmpty()) {
      resultTypes = new ArrayList<>(2);
    }
    resultTypes.add(type);
    return this;
  }

  /** Adds results in the order of their types. */
  public OperationState addResultTypes(List<? extends Type> types) {
    for (Type type : types) {
      addResultType(type);
    }
    return this;
  }

  /**
   * Sets the operands and the result types, for readers of many operations: the lists are not copied, and must not
   * change before the operation is created.
   */
  public OperationState setLists(List<Value> allOperands, List<Type> allResultTypes) {
    operands = allOperands;
    resultTypes = allResultTypes;
    return this;
  }

  /**
   * Infers the result types by the definition, which must be able to; see {@code OpSchema.inferResultTypes}.
   *
   * @throws IllegalStateException if the operation is not registered
   */
  public OperationState inferResultTypes() {
    return addResultTypes(definition().inferResultTypes(this));
  }

  public List<Block> successors() {
    return successors;
  }

  /** Adds a successor after the present ones. */
  public OperationState addSuccessor(Block block) {
    if (successors.isEmpty()) {
      successors = new ArrayList<>(2);
    }
    successors.add(block);
    return this;
  }

  /** Adds successors in their order. */
  public OperationState addSuccessors(List<Block> blocks) {
    for (Block block : blocks) {
      addSuccessor(block);
    }
    return this;
  }

  public List<Region> regions() {
    return regions;
  }

  /** Adds an empty region. */
  public Region addRegion() {
    return addRegion(new Region());
  }

  /** Adds a detached region. */
  public Region addRegion(Region region) {
    if (regions.isEmpty()) {
      regions = new ArrayList<>(2);
    }
    regions.add(region);
    return region;
  }

  public Attribute property(int slot) {
    return properties[slot];
  }

  public OperationState setProperty(int slot, Attribute value) {
    properties[slot] = value;
    return this;
  }

  public DictionaryAttr discardableAttributes() {
    return discardableAttributes;
  }

  public OperationState setDiscardableAttributes(DictionaryAttr attributes) {
    discardableAttributes = attributes;
    return this;
  }

  /** The attribute of that name, inherent or discardable, or null. */
  public @Nullable Attribute getAttr(String attributeName) {
    int slot = slot(attributeName);
    return slot >= 0 ? properties[slot] : discardableAttributes.get(attributeName);
  }

  /** Sets an attribute: in its slot if it is inherent, otherwise in the dictionary. */
  public OperationState addAttribute(String attributeName, Attribute value) {
    int slot = slot(attributeName);
    if (slot >= 0) {
      properties[slot] = value;
    } else {
      discardableAttributes = discardableAttributes.with(attributeName, value);
    }
    return this;
  }

  /**
   * Sets the attributes of a parsed dictionary. A value of the wrong kind for an inherent attribute is dropped, as in
   * MLIR; a caller that reports such values must do so first.
   */
  public OperationState addAttributes(DictionaryAttr attributes) {
    OpSchema definition = name.definition();
    List<NamedAttribute> discardable = null;
    for (int i = 0; i < attributes.size(); i++) {
      NamedAttribute entry = attributes.entry(i);
      int slot = definition == null ? -1 : definition.attributeSlot(entry.name());
      if (slot >= 0) {
        if (discardable == null) {
          discardable = new ArrayList<>(attributes.entries().subList(0, i));
        }
        setWrittenProperty(definition, slot, entry.value());
      } else if (discardable != null) {
        discardable.add(entry);
      }
    }
    DictionaryAttr rest = discardable == null ? attributes : DictionaryAttr.ofSorted(context(), discardable);
    if (discardableAttributes.isEmpty()) {
      discardableAttributes = rest;
    } else {
      rest.entries().forEach(entry -> addAttribute(entry.name(), entry.value()));
    }
    return this;
  }

  private void setWrittenProperty(OpSchema definition, int slot, Attribute value) {
    if (definition.canStore(slot, value)) {
      properties[slot] = value;
    } else if (!definition.isSegmentSizes(slot)) {
      properties[slot] = null;
    }
  }

  /**
   * Sets the number of operands of each group of the definition. Needed if several groups are variadic.
   *
   * @throws IllegalStateException if the operation is not registered, because its operands have no groups then
   */
  public OperationState setOperandSegments(int... sizes) {
    return addAttribute(definition().operandSegmentsName(), definition().segmentSizes(context(), sizes));
  }

  /**
   * Sets the number of results of each group of the definition. Needed if several groups are variadic.
   *
   * @throws IllegalStateException if the operation is not registered, because its results have no groups then
   */
  public OperationState setResultSegments(int... sizes) {
    return addAttribute(definition().resultSegmentsName(), definition().segmentSizes(context(), sizes));
  }

  private OpSchema definition() {
    OpSchema definition = name.definition();
    if (definition == null) {
      throw new IllegalStateException("operation '" + name + "' is not registered in this context");
    }
    return definition;
  }

  private int slot(String attributeName) {
    return name.definition() == null ? -1 : name.definition().attributeSlot(attributeName);
  }

  Attribute[] takeProperties(Attribute[] none) {
    return properties == null ? none : properties;
  }

  Region[] takeRegions(Region[] none) {
    return regions.isEmpty() ? none : regions.toArray(none);
  }

  @Override
  public String toString() {
    return name + Arrays.toString(properties);
  }
}
