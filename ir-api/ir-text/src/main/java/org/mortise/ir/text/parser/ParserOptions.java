// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

/**
 * Options of the parser.
 *
 * @param allowUnregisteredDialects whether operations, types and attributes of unknown dialects are accepted
 * @param implicitModule whether a text that is not a module is wrapped in one; otherwise it must be one operation
 * @param threads the maximum number of threads that parse a large module; the result does not depend on it
 */
public record ParserOptions(boolean allowUnregisteredDialects, boolean implicitModule, int threads) {
  /** Unregistered operations, types and attributes are errors. */
  public static final ParserOptions STRICT = new ParserOptions(false);

  /** Unregistered operations, types and attributes are accepted. */
  public static final ParserOptions PERMISSIVE = new ParserOptions(true);

  /** With a module around the text where it has none. */
  public ParserOptions(boolean allowUnregisteredDialects) {
    this(allowUnregisteredDialects, true);
  }

  /** In one thread. */
  public ParserOptions(boolean allowUnregisteredDialects, boolean implicitModule) {
    this(allowUnregisteredDialects, implicitModule, 1);
  }

  /** Returns these options with another maximum number of threads. */
  public ParserOptions withThreads(int number) {
    return new ParserOptions(allowUnregisteredDialects, implicitModule, number);
  }
}
