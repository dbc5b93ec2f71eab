// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

/**
 * The kinds of edges of a {@link BufferGraph}. An edge leads from a value to a value that can be the same buffer.
 *
 * <p>The edges to the results of an operation are of one kind only: the first of {@link #DECLARED}, {@link #SELECT},
 * {@link #VIEW}, {@link #REGION_EXIT}, {@link #CALL}, {@link #ADDRESS} and {@link #UNKNOWN_OPERATION} that applies to
 * the operation and is among the kinds that the graph follows.
 */
public enum BufferEdge {
  /** From the sources that a {@code BufferViewFlowOpInterface} names to a result or an argument of a region. */
  DECLARED,
  /** From both values of a {@code SelectLikeOpInterface} to the result. */
  SELECT,
  /** From the source of a {@code ViewLikeOpInterface} to its first result. */
  VIEW,
  /** From the source of a {@code ViewLikeOpInterface} to its other results, such as sizes and strides. */
  VIEW_METADATA,
  /** From the operands of a {@code BranchOpInterface} to the arguments of its successors. */
  BRANCH,
  /** From the operands of a {@code RegionBranchOpInterface} to arguments of its regions and, past them, to results. */
  REGION_ENTRY,
  /** From the operands of a {@code RegionBranchTerminatorOpInterface} to arguments of regions and to results. */
  REGION_EXIT,
  /** From each operand of a {@code CallOpInterface}, of any type, to each result. */
  CALL,
  /**
   * From each operand that is a buffer or may hold the address of one to each result that may hold it, too; see {@link
   * BufferAddresses}.
   */
  ADDRESS,
  /** From each buffer operand of an operation that no interface describes to each buffer that it does not allocate. */
  UNKNOWN_OPERATION,
  /**
   * From each buffer operand of an operation that transfers control, but has no interface that defines the forwarded
   * operands. A branch has edges to all buffer arguments of its successors. An operation with regions has edges to the
   * buffer arguments of their entry blocks and to its results. A terminator without successors has the same edges as
   * its parent operation.
   */
  UNKNOWN_CONTROL
}
