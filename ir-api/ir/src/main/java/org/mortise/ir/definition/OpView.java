// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationRef;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.Computation;

/**
 * A typed view of an operation: the superclass of all classes declared with {@code @Op}. A view has no state except the
 * operation, so it can be created anywhere; two views of one operation are equal.
 */
public abstract class OpView implements OperationRef {
  private final Operation operation;

  protected OpView(Operation operation) {
    this.operation = operation;
  }

  /** The operation that this is a view of. */
  @Override
  public final Operation operation() {
    return operation;
  }

  /** Returns the function that the operation is declared to compute; null if none is. */
  protected final @Nullable Computation computation() {
    return OpDefinition.of(operation).computation();
  }

  /** The location of the operation. */
  public final Location location() {
    return operation.location();
  }

  /** The context of the operation. */
  public final Context context() {
    return operation.context();
  }

  /** The block of the operation, or null. */
  public final @Nullable Block block() {
    return operation.block();
  }

  /** The operation whose region has the block of the operation, or null. */
  public final @Nullable Operation parentOp() {
    return operation.parentOp();
  }

  /** The number of all results. */
  public final int resultCount() {
    return operation.resultCount();
  }

  /** Returns an error at the operation. */
  public final Diagnostic error(String message) {
    return operation.error(message);
  }

  /** Returns an error at the operation that begins with {@code 'name' op}. */
  public final Diagnostic opError(String message) {
    return operation.opError(message);
  }

  /** The results of one group of the definition. */
  protected final List<OpResult> resultGroup(int group) {
    OpDefinition definition = OpDefinition.of(operation);
    int start = definition.resultGroupStart(operation, group);
    return operation.resultList().subList(start, start + definition.resultGroupLength(operation, group));
  }

  /** The regions from a position on. */
  protected final List<Region> regionsFrom(int start) {
    Region[] regions = new Region[operation.regionCount() - start];
    for (int i = 0; i < regions.length; i++) {
      regions[i] = operation.region(start + i);
    }
    return Collections.unmodifiableList(Arrays.asList(regions));
  }

  /** Returns a live list of the successors from a position on. */
  protected final List<Block> successorsFrom(int start) {
    return new Successors(operation, start);
  }

  private static final class Successors extends AbstractList<Block> implements RandomAccess {
    private final Operation operation;
    private final int start;

    Successors(Operation operation, int start) {
      this.operation = operation;
      this.start = start;
    }

    @Override
    public Block get(int index) {
      return operation.successor(start + Objects.checkIndex(index, size()));
    }

    @Override
    public int size() {
      return operation.successorCount() - start;
    }
  }

  /** The only value of a group with at most one, or null. */
  protected static <T extends Value> @Nullable T only(List<T> group) {
    return group.isEmpty() ? null : group.get(0);
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof OpView view && view.operation == operation;
  }

  @Override
  public final int hashCode() {
    return System.identityHashCode(operation);
  }

  @Override
  public String toString() {
    return operation.toString();
  }
}
