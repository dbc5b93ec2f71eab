// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.mortise.ir.MlirVersion;

/**
 * Options of the parser.
 *
 * @param allowUnregisteredDialects whether operations, types and attributes of unknown dialects are accepted
 * @param implicitModule whether a text that is not a module is wrapped in one; otherwise it must be one operation
 * @param threads the maximum number of threads that parse a large module; the result does not depend on it
 * @param version the version of MLIR that the program is for. The spelling of each version is read; operations that
 *     only this one has are kept
 */
public record ParserOptions(
    boolean allowUnregisteredDialects, boolean implicitModule, int threads, MlirVersion version) {
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

  /** For the default version. */
  public ParserOptions(boolean allowUnregisteredDialects, boolean implicitModule, int threads) {
    this(allowUnregisteredDialects, implicitModule, threads, MlirVersion.DEFAULT);
  }

  /** Returns these options with another maximum number of threads. */
  public ParserOptions withThreads(int number) {
    return new ParserOptions(allowUnregisteredDialects, implicitModule, number, version);
  }

  /** Returns these options for another version of MLIR. */
  public ParserOptions withVersion(MlirVersion other) {
    return new ParserOptions(allowUnregisteredDialects, implicitModule, threads, other);
  }
}
