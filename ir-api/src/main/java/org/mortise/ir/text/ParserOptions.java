// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

/**
 * How a text is read.
 *
 * @param allowUnregisteredDialects whether operations, types and attributes of unknown dialects are kept as they stand
 */
public record ParserOptions(boolean allowUnregisteredDialects) {
  /** What is known to nobody is an error. */
  public static final ParserOptions STRICT = new ParserOptions(false);

  /** What is known to nobody is kept as it stands. */
  public static final ParserOptions PERMISSIVE = new ParserOptions(true);
}
