// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

/**
 * How a text is read.
 *
 * @param allowUnregisteredDialects whether operations, types and attributes of unknown dialects are kept as they stand
 * @param implicitModule whether a module is put around a text that is no module; if not, the text must be one operation
 * @param threads the maximum number of threads, which read the operations of a large module; the result is the same
 */
public record ParserOptions(boolean allowUnregisteredDialects, boolean implicitModule, int threads) {
  /** Unregistered operations, types and attributes are errors. */
  public static final ParserOptions STRICT = new ParserOptions(false);

  /** Unregistered operations, types and attributes are kept as they are. */
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
