// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The inlining rules of a dialect: {@link Dialect#inliner}. An operation is inlined only if the dialects of the call,
 * of the enclosing region and of each inlined operation allow it. The default allows nothing.
 */
public interface DialectInlinerInterface {
  /**
   * Returns whether a call of this dialect may be replaced by the body of {@code callable}.
   *
   * @param wouldBeCloned whether the body stays where it was, too
   */
  default boolean isLegalToInlineCall(Operation call, Operation callable, boolean wouldBeCloned) {
    return false;
  }

  /**
   * Returns whether the blocks of {@code source} may come into {@code target}, a region of an operation of this
   * dialect.
   *
   * @param arguments the values that replace the arguments of the first block of {@code source}
   */
  default boolean isLegalToInlineInto(
      Region target, Region source, boolean wouldBeCloned, List<? extends Value> arguments) {
    return false;
  }

  /** Returns whether {@code op}, which is of this dialect, may be inlined into {@code target}. */
  default boolean isLegalToInline(Operation op, Region target, boolean wouldBeCloned) {
    return false;
  }

  /** Returns whether the contents of {@code op}, an operation of this dialect, must be checked as well. */
  default boolean shouldAnalyzeRecursively(Operation op) {
    return true;
  }

  /**
   * Replaces {@code results}, the results of a call, by the values that {@code terminator} returns. It ends the single
   * inlined block, and is erased afterwards.
   */
  default void replaceResults(Operation terminator, List<? extends Value> results) {
    throw new UnsupportedOperationException("no results are known of " + terminator.name());
  }

  /**
   * Replaces {@code terminator}, the end of one of several inlined blocks, by a branch to {@code continuation} if it
   * returns; the arguments of {@code continuation} replace the results of the call.
   */
  default void replaceTerminator(Operation terminator, Block continuation) {}

  /**
   * Creates an operation with one operand and one result that converts an argument or result of a call of this dialect
   * to a type of the callee or the call; returns null if there is none.
   */
  default @Nullable Operation materializeCallConversion(
      OpBuilder builder, Value input, Type resultType, Location location) {
    return null;
  }

  /**
   * Returns the value to use in place of an argument, before a callable of this dialect is inlined.
   *
   * @param attributes the attributes of the argument
   */
  default Value handleArgument(
      OpBuilder builder, Operation call, Operation callable, Value argument, DictionaryAttr attributes) {
    return argument;
  }

  /**
   * Returns the value to use in place of a result, after a callable of this dialect has been inlined.
   *
   * @param attributes the attributes of the result
   */
  default Value handleResult(
      OpBuilder builder, Operation call, Operation callable, Value result, DictionaryAttr attributes) {
    return result;
  }

  /** Changes the blocks that a call of this dialect has been replaced by. */
  default void processInlinedCallBlocks(Operation call, List<Block> blocks) {}
}
