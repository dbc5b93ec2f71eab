// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import org.mortise.ir.OpOperand;

/**
 * The reason why an operand is in place although MLIR 19.1 takes a read and a write as in conflict.
 *
 * @param rule the rule by which they are not
 */
public record AvoidedCopy(Rule rule, OpOperand read, OpOperand write) {
  /** The rules, each with a code for remarks. */
  public enum Rule {
    /** Nothing that is read is written. */
    DISJOINT_PARTS("disjoint-parts", "what is read and what is written are different parts"),
    /** Control does not reach the read after the write. */
    EXCLUSIVE_BLOCKS("exclusive-blocks", "the read is not executed after the write");

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

    /** Returns the reason as part of a sentence about a read and a write. */
    public String sentence() {
      return sentence;
    }
  }
}
