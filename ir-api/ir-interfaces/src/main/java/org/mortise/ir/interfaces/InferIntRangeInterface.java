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
   * Reports ranges that contain every possible value of the results if each operand is in its range. Monotonic: larger
   * operand ranges must not give smaller result ranges.
   *
   * @param operands the ranges of the operands; {@link IntegerRange#NONE} for non-integers
   * @param results receives the range of a result, or of an argument of one of the operation's regions that receives no
   *     forwarded operand; values that are not reported are unbounded
   */
  void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results);

  /** Takes the ranges of values. */
  @FunctionalInterface
  interface Sink {
    /** Reports that {@code value} is in {@code range}, which has the width of the value's type. */
    void set(Value value, IntegerRange range);
  }
}
