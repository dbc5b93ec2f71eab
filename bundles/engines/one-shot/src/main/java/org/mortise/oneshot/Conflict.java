// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Value;

/**
 * The reason why an operand cannot be bufferized in place.
 *
 * @param rule the rule that is violated
 * @param read the use that would read the overwritten contents; null unless the rule is about reads
 * @param write the use that would write; null if an undecided operand may be written to later
 * @param values the value that {@code read} must see, or the values that must not be written to
 */
public record Conflict(Rule rule, @Nullable OpOperand read, @Nullable OpOperand write, List<Value> values) {
  /** The rules, each with a code for remarks. */
  public enum Rule {
    /** A value is read after its buffer was overwritten with another one. */
    READ_AFTER_WRITE("read-after-write", "it would be read after it was overwritten"),
    /** The buffer is read-only, such as the buffer of a constant. */
    NOT_WRITABLE("not-writable", "its buffer must not be written to"),
    /** Executions of a parallel region would write to the same buffer. */
    PARALLEL_REGION("parallel-region", "executions of a parallel region would write to the same buffer");

    private final String code;
    private final String sentence;

    Rule(String code, String sentence) {
      this.code = code;
      this.sentence = sentence;
    }

    /** Returns the name of the rule in remarks. */
    public String code() {
      return code;
    }

    /** Returns the reason as part of a sentence about a tensor. */
    public String sentence() {
      return sentence;
    }
  }
}
