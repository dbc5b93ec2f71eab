// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

/** What becomes of a result of a function when its type is converted. */
public enum ResultConversionKind {
  /** It stays a result. */
  KEEP_AS_FUNCTION_RESULT,
  /** It becomes a further argument, which callers allocate and into which the function copies what it returns. */
  APPEND_TO_ARGUMENT_LIST
}
