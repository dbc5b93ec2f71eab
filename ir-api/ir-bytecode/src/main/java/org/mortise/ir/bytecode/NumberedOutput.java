// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.MlirVersion;

/** The output of encodings in both passes over a program: the numbering pass and the writing pass. */
abstract class NumberedOutput implements BytecodeOutput {
  private final int version;
  private final MlirVersion mlirVersion;
  private final Map<String, Object> dialectVersions;

  NumberedOutput(BytecodeWriter.Options options) {
    this.version = options.version();
    this.mlirVersion = options.mlirVersion();
    this.dialectVersions = options.dialectVersions();
  }

  @Override
  public final int bytecodeVersion() {
    return version;
  }

  @Override
  public final MlirVersion mlirVersion() {
    return mlirVersion;
  }

  @Override
  public final @Nullable Object dialectVersion(String namespace) {
    return dialectVersions.get(namespace);
  }
}
