// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

/**
 * Kinds of edges of a {@link BufferGraph}, in the order of precedence: of {@link #DECLARED}, {@link #SELECT}, {@link
 * #VIEW}, {@link #REGION_EXIT regions}, {@link #CALL} and {@link #UNKNOWN_OPERATION} the first kind that is followed
 * and applies to an operation describes its results.
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
  /** From each buffer operand of an operation that no interface describes to each buffer that it does not allocate. */
  UNKNOWN_OPERATION,
  /**
   * From each buffer operand of an operation that passes control on without an interface that says what it forwards:
   * to all buffers among the arguments of its successors, of the entry blocks of its regions (for a terminator without
   * successors: of the regions around), and the results of the operation that has the regions.
   */
  UNKNOWN_CONTROL
}
