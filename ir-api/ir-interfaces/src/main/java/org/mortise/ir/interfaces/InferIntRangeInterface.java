// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/**
 * Infers the ranges of an operation's integer results from the ranges of its operands. Analyses of ranges use it for
 * operations whose results control flow does not determine.
 */
public interface InferIntRangeInterface extends OpInterface {
  /**
   * Reports ranges that contain every number that a result can be if each operand is in its range. The ranges must not
   * shrink when those of the operands grow.
   *
   * @param operands the ranges of the operands; {@link IntegerRange#NONE} for those that are not integers
   * @param results takes the range of a result, or of an argument of one of the operation's regions that no operand is
   *     forwarded to; a value that is not reported can be any number
   */
  void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results);

  /** Takes the ranges of values. */
  @FunctionalInterface
  interface Sink {
    /** Reports that {@code value} is in {@code range}, which has the width of the value's type. */
    void set(Value value, IntegerRange range);
  }
}
