// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A sequence of operations with arguments. Operations are linked; inserting and removing is O(1). */
public final class Block {
  private static final BlockArgument[] NO_ARGUMENTS = {};
  /** Up to this number, arguments are stored without spare room. */
  private static final int FEW = 4;

  private @Nullable Region parent;
  @Nullable Block next;
  @Nullable Block previous;
  private BlockArgument[] arguments = NO_ARGUMENTS;
  private int argumentCount;
  private @Nullable Operation first;
  private @Nullable Operation last;
  @Nullable BlockOperand firstUse;
  private int numberHint;

  /**
   * Returns the number stored by the last {@link #setNumberHint}. Several analyses may number the same blocks, so the
   * number is only a hint: an analysis keeps a table from numbers to blocks and trusts the hint only if the table holds
   * this block at that number.
   */
  public int numberHint() {
    return numberHint;
  }

  /** See {@link #numberHint}. */
  public void setNumberHint(int number) {
    numberHint = number;
  }

  // ---- place -------------------------------------------------------------------------------------------------------

  /** The region that this block is in, or null. */
  public @Nullable Region parent() {
    return parent;
  }

  void setParent(@Nullable Region region) {
    parent = region;
  }

  /** The operation that encloses this block, or null. */
  public @Nullable Operation parentOp() {
    return parent == null ? null : parent.parentOp();
  }

  /** Returns the next block of the region, or null. */
  public @Nullable Block next() {
    return next;
  }

  /** Returns the previous block of the region, or null. */
  public @Nullable Block previous() {
    return previous;
  }

  /** Returns whether this is the first block of a region; false for a detached block. */
  public boolean isEntryBlock() {
    return parent != null && parent.first() == this;
  }

  /** Unlinks this block from its region. */
  public void remove() {
    if (parent != null) {
      parent.unlink(this);
    }
  }

  /** Unlinks this block and drops all its references. It and its values must not be referenced afterwards. */
  public void erase() {
    remove();
    dropAllReferences();
  }

  /** Drops the operands and successors of all operations in this block, at any depth. */
  public void dropAllReferences() {
    for (Operation op = first; op != null; op = op.next) {
      op.dropAllReferences();
    }
  }

  /** Moves this block before {@code other}, possibly into another region. */
  public void moveBefore(Block other) {
    remove();
    other.parent.insertBefore(other, this);
  }

  /** Moves this block after {@code other}, possibly into another region. */
  public void moveAfter(Block other) {
    remove();
    other.parent.insertBefore(other.next, this);
  }

  // ---- arguments ---------------------------------------------------------------------------------------------------

  public int argumentCount() {
    return argumentCount;
  }

  /**
   * Returns an argument.
   *
   * @throws IndexOutOfBoundsException if {@code index} is out of range
   */
  public BlockArgument argument(int index) {
    return arguments[Objects.checkIndex(index, argumentCount)];
  }

  /** A copy of all arguments. */
  public Value[] arguments() {
    return Arrays.copyOf(arguments, argumentCount, Value[].class);
  }

  /** Returns all current arguments; adding or erasing arguments does not change the list. O(1). */
  public List<BlockArgument> argumentList() {
    return Collections.unmodifiableList(Arrays.asList(arguments).subList(0, argumentCount));
  }

  /** Adds an argument after the others. The terminators of predecessors keep their operands. Amortised O(1). */
  public BlockArgument addArgument(Type type, @Nullable Location location) {
    if (argumentCount == arguments.length) {
      BlockArgument[] wider = new BlockArgument[argumentCount < FEW ? argumentCount + 1 : 2 * argumentCount];
      System.arraycopy(arguments, 0, wider, 0, argumentCount);
      arguments = wider;
    }
    BlockArgument added = new BlockArgument(this, argumentCount, type, location);
    arguments[argumentCount++] = added; // lists of the arguments before do not see it
    return added;
  }

  /** Inserts an argument at position {@code at}; later arguments move by one. Linear in the number of arguments. */
  public BlockArgument insertArgument(int at, Type type, Location location) {
    BlockArgument[] wider = new BlockArgument[argumentCount + 1];
    System.arraycopy(arguments, 0, wider, 0, at);
    wider[at] = new BlockArgument(this, at, type, location);
    for (int i = at; i < argumentCount; i++) {
      arguments[i].index = i + 1;
      wider[i + 1] = arguments[i];
    }
    arguments = wider;
    argumentCount++;
    return wider[at];
  }

  /** Adds arguments of these types, all with one location. */
  public void addArguments(List<Type> types, Location location) {
    BlockArgument[] wider = new BlockArgument[argumentCount + types.size()];
    System.arraycopy(arguments, 0, wider, 0, argumentCount);
    for (int i = argumentCount; i < wider.length; i++) {
      wider[i] = new BlockArgument(this, i, types.get(i - argumentCount), location);
    }
    arguments = wider;
    argumentCount = wider.length;
  }

  /** Erases an argument, which must have no uses. The predecessors' operands are not touched. */
  public void eraseArgument(int index) {
    if (argument(index).hasUses()) {
      throw new IllegalStateException("block argument #" + index + " is erased while it is used");
    }
    BlockArgument[] narrower = new BlockArgument[argumentCount - 1];
    System.arraycopy(arguments, 0, narrower, 0, index);
    for (int i = index + 1; i < argumentCount; i++) {
      arguments[i].index = i - 1;
      narrower[i - 1] = arguments[i];
    }
    arguments = narrower;
    argumentCount = narrower.length;
  }

  /** Erases the arguments at some positions, which must have no uses. Linear in the number of arguments. */
  public void eraseArguments(BitSet positions) {
    BlockArgument[] narrower = new BlockArgument[argumentCount - positions.cardinality()];
    int kept = 0;
    for (int i = 0; i < argumentCount; i++) {
      if (!positions.get(i)) {
        arguments[i].index = kept;
        narrower[kept++] = arguments[i];
      } else if (arguments[i].hasUses()) {
        throw new IllegalStateException("block argument #" + i + " is erased while it is used");
      }
    }
    arguments = narrower;
    argumentCount = kept;
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  public boolean isEmpty() {
    return first == null;
  }

  /** Returns the first operation, or null. */
  public @Nullable Operation first() {
    return first;
  }

  /** Returns the last operation, which is the terminator in a complete program, or null. */
  public @Nullable Operation last() {
    return last;
  }

  /** The last operation if it can be a terminator (it has the trait or is unregistered), otherwise null. */
  public @Nullable Operation terminator() {
    return last != null && mightBeTerminator(last) ? last : null;
  }

  private static boolean mightBeTerminator(Operation op) {
    return op.definition() == null || op.definition().isTerminator();
  }

  /** The operations in order. The operation that was returned last may be erased or moved while iterating. */
  public Iterable<Operation> operations() {
    return () -> new ChainIterator<>(first) {
      @Override
      @Nullable Operation after(Operation current) {
        return current.next;
      }
    };
  }

  /** Inserts a detached operation after the others. O(1). */
  public void append(Operation op) {
    insertBefore(null, op);
  }

  /** Inserts a detached operation before the others. O(1). */
  public void prepend(Operation op) {
    insertBefore(first, op);
  }

  /** Inserts a detached operation before {@code position}, or at the end if that is null. */
  public void insertBefore(@Nullable Operation position, Operation op) {
    Operation before = position == null ? last : position.previous;
    op.block = this;
    op.previous = before;
    op.next = position;
    op.clearOrder();
    if (before == null) {
      first = op;
    } else {
      before.next = op;
    }
    if (position == null) {
      last = op;
    } else {
      position.previous = op;
    }
  }

  void unlink(Operation op) {
    if (op.previous == null) {
      first = op.next;
    } else {
      op.previous.next = op.next;
    }
    if (op.next == null) {
      last = op.previous;
    } else {
      op.next.previous = op.previous;
    }
    op.block = null;
    op.previous = null;
    op.next = null;
  }

  /** Moves all operations of {@code source} before {@code position} of this block, or to its end if null. */
  public void splice(@Nullable Operation position, Block source) {
    splice(position, source.first);
  }

  /** Moves {@code from} and all operations after it before {@code position}, or to the end if that is null. */
  public void splice(@Nullable Operation position, Operation from) {
    while (from != null) {
      Operation following = from.next;
      from.remove();
      insertBefore(position, from);
      from = following;
    }
  }

  /** Moves {@code op} and all operations after it into a new block, which is inserted after this one. */
  public Block splitBefore(Operation op) {
    Block tail = new Block();
    parent.insertBefore(next, tail);
    tail.splice(null, op);
    return tail;
  }

  void renumber() {
    int position = 1;
    for (Operation op = first; op != null; op = op.next) {
      op.setOrder(position++);
    }
  }

  // ---- control flow ------------------------------------------------------------------------------------------------

  /** The newest use of this block as a successor, from which {@link BlockOperand#nextUse} leads to the others. */
  public @Nullable BlockOperand firstUse() {
    return firstUse;
  }

  /** Returns whether no operation has this block as a successor. */
  public boolean hasNoPredecessors() {
    return firstUse == null;
  }

  /** Returns the only predecessor block, by one or more edges; null if there is none or more than one. */
  public @Nullable Block uniquePredecessor() {
    if (firstUse == null) {
      return null;
    }
    Block candidate = firstUse.owner().block();
    for (BlockOperand use = firstUse.nextUse; use != null; use = use.nextUse) {
      if (use.owner().block() != candidate) {
        return null;
      }
    }
    return candidate;
  }

  /** Returns the predecessor block if there is exactly one edge, otherwise null. */
  public @Nullable Block singlePredecessor() {
    return firstUse != null && firstUse.nextUse == null ? firstUse.owner().block() : null;
  }

  /** The blocks that branch here, one per edge, newest first. */
  public Iterable<Block> predecessors() {
    return () -> new PredecessorIterator(firstUse);
  }

  /** Returns the number of successors of the last operation; 0 for an empty block. */
  public int successorCount() {
    return last == null ? 0 : last.successorCount();
  }

  /**
   * Returns a successor of the last operation, which must exist.
   *
   * @throws IndexOutOfBoundsException if it has no such successor
   */
  public Block successor(int index) {
    return last.successor(index);
  }

  /** The ancestor of {@code op} (or itself) that is directly in this block, or null. Linear in the depth. */
  public @Nullable Operation findAncestorOpInBlock(Operation op) {
    Operation current = op;
    while (current != null && current.block() != this) {
      current = current.parentOp();
    }
    return current;
  }

  private static final class PredecessorIterator implements Iterator<Block> {
    private final ChainIterator<BlockOperand> edges;

    PredecessorIterator(BlockOperand first) {
      this.edges = new ChainIterator<>(first) {
        @Override
        @Nullable BlockOperand after(BlockOperand current) {
          return current.nextUse;
        }
      };
    }

    @Override
    public boolean hasNext() {
      return edges.hasNext();
    }

    @Override
    public @Nullable Block next() {
      return edges.next().owner().block();
    }
  }
}
