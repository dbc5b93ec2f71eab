// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An operation: a name, operands, results, attributes, successors and regions. This class represents all operations,
 * registered or not; dialects add semantics by definitions and interfaces, never by subclasses.
 *
 * <p>Operations are linked into their block, operands into the use lists of their values, so inserting, moving, erasing
 * and replacing cost O(1) per operation and operand. {@link #isBeforeInBlock} is amortised O(1).
 *
 * <p><b>Attributes.</b> The attributes that a definition declares (inherent attributes, MLIR's properties) are stored
 * in slots, in the order of the definition; all others (discardable attributes) in a dictionary. An unregistered
 * operation has one property slot, which holds the attribute in {@code <{...}>}.
 *
 * <p>Not thread-safe, except that different threads may work inside different operations that are isolated from above.
 */
public final class Operation implements OperationRef {
  private static final OpResult[] NO_RESULTS = {};
  private static final Attribute[] NO_PROPERTIES = {};
  private static final BlockOperand[] NO_SUCCESSORS = {};
  private static final Region[] NO_REGIONS = {};
  private static final int ORDER_STRIDE = 16;
  private static final int NO_ORDER = Integer.MIN_VALUE;

  private final OperationName name;
  private Location location;
  private OpOperand[] operands;
  private final OpResult[] results;
  private final Attribute[] properties;
  private DictionaryAttr discardableAttributes;
  private BlockOperand[] successors;
  private final Region[] regions;

  @Nullable Block block;
  @Nullable Operation next;
  @Nullable Operation previous;
  private int order = NO_ORDER;
  private int heldAt;

  private Operation(OperationState state) {
    this.name = state.name();
    this.location = state.location();
    this.properties = state.takeProperties(NO_PROPERTIES);
    this.discardableAttributes = state.discardableAttributes();
    this.operands = OperandArrays.of(this, state.operands());
    this.results = makeResults(state.resultTypes());
    this.successors = makeSuccessors(state.successors());
    this.regions = state.takeRegions(NO_REGIONS);
    for (int i = 0; i < regions.length; i++) {
      regions[i].attach(this, i);
    }
  }

  /** Creates a detached operation. The regions of {@code state} become its own. */
  public static Operation create(OperationState state) {
    return new Operation(state);
  }

  private OpResult[] makeResults(List<Type> types) {
    if (types.isEmpty()) {
      return NO_RESULTS;
    }
    OpResult[] made = new OpResult[types.size()];
    for (int i = 0; i < made.length; i++) {
      made[i] = new OpResult(this, i, types.get(i));
    }
    return made;
  }

  private BlockOperand[] makeSuccessors(List<Block> blocks) {
    if (blocks.isEmpty()) {
      return NO_SUCCESSORS;
    }
    BlockOperand[] made = new BlockOperand[blocks.size()];
    for (int i = 0; i < made.length; i++) {
      made[i] = new BlockOperand(this, i, blocks.get(i));
    }
    return made;
  }

  @Override
  public Operation operation() {
    return this;
  }

  /** Returns the name, which also holds the definition and the interfaces. */
  public OperationName name() {
    return name;
  }

  public Context context() {
    return name.context();
  }

  /** The definition, or null for an unregistered operation. */
  public @Nullable OpSchema definition() {
    return name.definition();
  }

  /** Returns whether this is an operation of {@code definition}. */
  public boolean is(OpSchema definition) {
    return name.definition() == definition;
  }

  /** Returns whether the definition has {@code trait}; false for an unregistered operation. O(1). */
  public boolean hasTrait(Trait trait) {
    return name.hasTrait(trait);
  }

  /** The implementation of an interface for this operation, or null. */
  public <T extends OpInterface> @Nullable T getInterface(Class<T> type) {
    return name.getInterface(type);
  }

  /** Returns whether {@link #getInterface} returns an implementation. */
  public boolean implementsInterface(Class<? extends OpInterface> type) {
    return name.getInterface(type) != null;
  }

  /**
   * Returns the number stored by the last {@link #setHeldAt}; 0 initially. It is owned by the collection that has set
   * it to the position of this operation, until that collection resets it to 0: others must neither change nor use it.
   */
  public int heldAt() {
    return heldAt;
  }

  /** See {@link #heldAt}. */
  public void setHeldAt(int place) {
    heldAt = place;
  }

  public Location location() {
    return location;
  }

  /** Sets the location of this operation only. */
  public void setLocation(Location location) {
    this.location = location;
  }

  // ---- place -------------------------------------------------------------------------------------------------------

  /** The block that this operation is in, or null. */
  public @Nullable Block block() {
    return block;
  }

  /** Returns the parent region; null if the operation or its block is detached. */
  public @Nullable Region parentRegion() {
    return block == null ? null : block.parent();
  }

  /** The operation that encloses this one, or null. */
  public @Nullable Operation parentOp() {
    Region region = parentRegion();
    return region == null ? null : region.parentOp();
  }

  /** The next operation of the block, or null. */
  public @Nullable Operation next() {
    return next;
  }

  /** The previous operation of the block, or null. */
  public @Nullable Operation previous() {
    return previous;
  }

  /** Returns whether {@code other} lies, at any depth, in a region of this operation. Linear in the depth. */
  public boolean isProperAncestor(Operation other) {
    for (Operation op = other.parentOp(); op != null; op = op.parentOp()) {
      if (op == this) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether {@code other} is this operation or inside it. Linear in the depth. */
  public boolean isAncestor(Operation other) {
    return this == other || isProperAncestor(other);
  }

  /** Returns whether this operation comes before {@code other}, which must be in the same block. Amortised O(1). */
  public boolean isBeforeInBlock(Operation other) {
    updateOrder();
    other.updateOrder();
    return order < other.order;
  }

  /** Assigns an order number between the neighbours', renumbering the block only if there is no room. */
  private void updateOrder() {
    if (order != NO_ORDER) {
      return;
    }
    int below = previous == null ? NO_ORDER : previous.order;
    int above = next == null ? NO_ORDER : next.order;
    if (previous == null && next == null) {
      order = 0;
    } else if (next == null && below != NO_ORDER) {
      order = below + ORDER_STRIDE;
    } else if (previous == null && above != NO_ORDER) {
      order = above - ORDER_STRIDE;
    } else if (below != NO_ORDER && above != NO_ORDER && below + 1 < above) {
      order = below + (above - below) / 2;
    } else {
      block.renumber();
    }
  }

  void setOrder(int position) {
    order = position * ORDER_STRIDE;
  }

  void clearOrder() {
    order = NO_ORDER;
  }

  /** Unlinks this operation from its block; it keeps its operands and regions. */
  public void remove() {
    if (block != null) {
      block.unlink(this);
    }
  }

  /**
   * Unlinks this operation and drops all references of it and its regions. Its results must have no uses left.
   *
   * @throws IllegalStateException if a result is still used
   */
  public void erase() {
    for (OpResult result : results) {
      if (result.hasUses()) {
        throw new IllegalStateException("'" + name + "' is erased while its result #" + result.index() + " is used");
      }
    }
    remove();
    dropAllReferences();
  }

  /** Drops the operands and successors of this operation and of all operations inside it. */
  public void dropAllReferences() {
    Walk.preOrder(this, Operation::dropOwnReferences);
  }

  private void dropOwnReferences() {
    for (OpOperand operand : operands) {
      operand.drop();
    }
    operands = OperandArrays.EMPTY;
    for (BlockOperand successor : successors) {
      successor.drop();
    }
    successors = NO_SUCCESSORS;
  }

  /** Moves this operation before {@code other}, possibly into another block. */
  public void moveBefore(Operation other) {
    remove();
    other.block.insertBefore(other, this);
  }

  /** Moves this operation after {@code other}, possibly into another block. */
  public void moveAfter(Operation other) {
    if (other == this) {
      return;
    }
    remove();
    other.block.insertBefore(other.next, this);
  }

  /** Moves this operation to the end of {@code target}. */
  public void moveToEnd(Block target) {
    remove();
    target.append(this);
  }

  // ---- operands ----------------------------------------------------------------------------------------------------

  public int operandCount() {
    return operands.length;
  }

  /**
   * Returns an operand.
   *
   * @throws IndexOutOfBoundsException if {@code index} is out of range
   */
  public Value operand(int index) {
    return operands[index].value();
  }

  /**
   * Returns the operand at {@code index} as a use.
   *
   * @throws IndexOutOfBoundsException if {@code index} is out of range
   */
  public OpOperand opOperand(int index) {
    return operands[index];
  }

  /**
   * Replaces an operand. In patterns, use the method of the rewriter, which notifies its listener. O(1).
   *
   * @throws IndexOutOfBoundsException if {@code index} is out of range
   */
  public void setOperand(int index, Value value) {
    operands[index].set(value);
  }

  /** A copy of all operands. */
  public Value[] operands() {
    Value[] values = new Value[operands.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = operands[i].value();
    }
    return values;
  }

  /** Replaces all operands. Operand segment sizes are not touched; see {@link OperandRange} for that. */
  public void setOperands(List<Value> values) {
    operands = OperandArrays.replaced(this, operands, values);
  }

  /** Inserts operands at a position. Operand segment sizes are not touched. */
  public void insertOperands(int at, List<Value> values) {
    operands = OperandArrays.inserted(this, operands, at, values);
  }

  /** Erases operands. Operand segment sizes are not touched. */
  public void eraseOperands(int start, int length) {
    if (length > 0) {
      operands = OperandArrays.erased(operands, start, length);
    }
  }

  /** Erases the operands at some positions, in one step for each operand. Operand segment sizes are not touched. */
  void eraseOperands(BitSet positions) {
    operands = OperandArrays.erased(operands, positions);
  }

  /** The operands of one group of the definition: one operand, an optional one, or a variadic list. */
  public OperandRange operandGroup(int group) {
    return definition().operandGroup(this, group);
  }

  // ---- results -----------------------------------------------------------------------------------------------------

  public int resultCount() {
    return results.length;
  }

  /**
   * Returns a result.
   *
   * @throws IndexOutOfBoundsException if {@code index} is out of range
   */
  public OpResult result(int index) {
    return results[index];
  }

  /** A copy of all results. */
  public Value[] results() {
    return Arrays.copyOf(results, results.length, Value[].class);
  }

  /** All results. Takes one step. */
  public List<OpResult> resultList() {
    return Collections.unmodifiableList(Arrays.asList(results));
  }

  /** Returns whether a result has uses. */
  public boolean hasResultUses() {
    for (OpResult result : results) {
      if (result.hasUses()) {
        return true;
      }
    }
    return false;
  }

  /** Replaces the uses of every result by the value at its position. */
  public void replaceAllUsesWith(List<? extends Value> values) {
    for (int i = 0; i < results.length; i++) {
      results[i].replaceAllUsesWith(values.get(i));
    }
  }

  // ---- attributes --------------------------------------------------------------------------------------------------

  /** The attribute in a slot of the definition, or null if it is not set. */
  public Attribute property(int slot) {
    return properties[slot];
  }

  /**
   * Sets the inherent attribute in a slot of the definition; null removes it.
   *
   * @throws IndexOutOfBoundsException if the definition has no such slot
   */
  public void setProperty(int slot, Attribute value) {
    properties[slot] = value;
  }

  /** Returns the number of slots for inherent attributes, including empty ones. */
  public int propertyCount() {
    return properties.length;
  }

  /** The attribute of that name, inherent or discardable, or null. */
  public @Nullable Attribute getAttr(String attributeName) {
    int slot = propertySlot(attributeName);
    return slot >= 0 ? properties[slot] : discardableAttributes.get(attributeName);
  }

  /** Like {@link #getAttr(String)}, but null also if the attribute is not of {@code type}. */
  public <T extends Attribute> @Nullable T getAttr(String attributeName, Class<T> type) {
    Attribute attribute = getAttr(attributeName);
    return type.isInstance(attribute) ? type.cast(attribute) : null;
  }

  /** Returns whether the operation has this attribute, inherent or discardable. */
  public boolean hasAttr(String attributeName) {
    return getAttr(attributeName) != null;
  }

  /** Sets an attribute: in its slot if it is inherent, otherwise in the dictionary. */
  public void setAttr(String attributeName, Attribute value) {
    int slot = propertySlot(attributeName);
    if (slot >= 0) {
      properties[slot] = value;
    } else {
      discardableAttributes = discardableAttributes.with(attributeName, value);
    }
  }

  /** Removes an attribute and returns its value, or null. */
  public @Nullable Attribute removeAttr(String attributeName) {
    Attribute old = getAttr(attributeName);
    int slot = propertySlot(attributeName);
    if (slot >= 0) {
      properties[slot] = null;
    } else {
      discardableAttributes = discardableAttributes.without(attributeName);
    }
    return old;
  }

  /** The attributes that the definition does not declare. */
  public DictionaryAttr discardableAttributes() {
    return discardableAttributes;
  }

  /** Replaces all discardable attributes. Inherent attributes keep their values. */
  public void setDiscardableAttributes(DictionaryAttr attributes) {
    discardableAttributes = attributes;
  }

  /** All attributes, inherent and discardable, sorted by name. Created at each call. */
  public DictionaryAttr attributes() {
    OpSchema definition = definition();
    if (definition == null || properties.length == 0) {
      return discardableAttributes;
    }
    DictionaryAttr all = definition.inherentAttributes(this);
    for (NamedAttribute entry : discardableAttributes.entries()) {
      all = all.with(entry.name(), entry.value());
    }
    return all;
  }

  private int propertySlot(String attributeName) {
    OpSchema definition = definition();
    return definition == null ? -1 : definition.attributeSlot(attributeName);
  }

  // ---- successors and regions --------------------------------------------------------------------------------------

  public int successorCount() {
    return successors.length;
  }

  /**
   * Returns a successor.
   *
   * @throws IndexOutOfBoundsException if {@code index} is out of range
   */
  public Block successor(int index) {
    return successors[index].block();
  }

  /**
   * Returns the successor at {@code index} as a use of a block.
   *
   * @throws IndexOutOfBoundsException if {@code index} is out of range
   */
  public BlockOperand blockOperand(int index) {
    return successors[index];
  }

  /**
   * Replaces a successor. The operands that are forwarded to it stay. O(1).
   *
   * @throws IndexOutOfBoundsException if {@code index} is out of range
   */
  public void setSuccessor(int index, @Nullable Block block) {
    successors[index].set(block);
  }

  /** A copy of all successors. */
  public Block[] successors() {
    Block[] blocks = new Block[successors.length];
    for (int i = 0; i < blocks.length; i++) {
      blocks[i] = successors[i].block();
    }
    return blocks;
  }

  public int regionCount() {
    return regions.length;
  }

  /**
   * Returns a region.
   *
   * @throws IndexOutOfBoundsException if {@code index} is out of range
   */
  public Region region(int index) {
    return regions[index];
  }

  // ---- visiting and copying ----------------------------------------------------------------------------------------

  /**
   * Visits all operations inside this one and then this one, children before parents; the visited one may be erased.
   */
  public void walk(Consumer<Operation> visitor) {
    Walk.postOrder(this, visitor);
  }

  /** Visits this operation and then all operations inside it, parents before children; nothing may be erased. */
  public void walkPreOrder(Consumer<Operation> visitor) {
    Walk.preOrder(this, visitor);
  }

  /**
   * Like {@link #walkPreOrder(Consumer)}; the visitor's result decides whether the walk enters the operation, skips its
   * regions or stops.
   */
  public Walk.Result walkPreOrder(Function<Operation, Walk.Result> visitor) {
    return Walk.preOrder(this, visitor);
  }

  /**
   * Copies this operation with its regions. Operands and successors are looked up in {@code mapping}, to which the
   * copies of all results, blocks and block arguments are added. The copy is detached. Linear in the size; no
   * recursion.
   */
  public Operation clone(IRMapping mapping) {
    return Cloning.clone(this, mapping);
  }

  @Override
  public Operation clone() {
    return Cloning.clone(this, new IRMapping());
  }

  /** A copy with the same number of regions, all empty. */
  public Operation cloneWithoutRegions(IRMapping mapping) {
    return Cloning.cloneWithoutRegions(this, mapping);
  }

  // ---- diagnostics -------------------------------------------------------------------------------------------------

  /** An error at this operation; to be returned by a verifier or given to a diagnostic handler. */
  public Diagnostic error(String message) {
    return Diagnostic.error(this, message);
  }

  /** An error that begins with {@code 'name' op}. */
  public Diagnostic opError(String message) {
    return Diagnostic.error(this, "'" + name + "' op " + message);
  }

  /** The text of this operation, for debugging and diagnostics. */
  @Override
  public String toString() {
    return context().textForm().of(this);
  }
}
