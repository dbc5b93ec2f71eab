// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

/** The treatment of a function result when its type is converted. */
public enum ResultConversionKind {
  /** The result is kept. */
  KEEP_AS_FUNCTION_RESULT,
  /** The result becomes a further argument: callers allocate it, and the function copies the returned value into it. */
  APPEND_TO_ARGUMENTS_LIST
}
