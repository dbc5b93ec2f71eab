// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

/** The relation between the outputs of the subject and the reference tool. */
public enum Verdict {
  SAME_BYTES,
  SAME_AFTER_NORMALISING,
  /** Equal up to the operand order of bufferization.dealloc, which also varies in MLIR. */
  SAME_BUT_FOR_ORDER,
  /** The reference prints different texts in several runs, none equal to the subject's. */
  REFERENCE_UNSTABLE,
  BOTH_REJECT_ALIKE,
  BOTH_REJECT_DIFFERENTLY,
  REFERENCE_REJECTS,
  REFERENCE_CRASHES,
  SUBJECT_REJECTS,
  SUBJECT_CRASHES,
  SUBJECT_PRINTS_INVALID,
  DIFFERENT;

  /** Returns whether the verdict indicates no fault of the subject. */
  public boolean isFine() {
    return switch (this) {
      case SAME_BYTES,
          SAME_AFTER_NORMALISING,
          SAME_BUT_FOR_ORDER,
          REFERENCE_UNSTABLE,
          BOTH_REJECT_ALIKE,
          REFERENCE_REJECTS,
          REFERENCE_CRASHES -> true;
      default -> false;
    };
  }
}
