// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.List;
import java.util.Map;
import org.mortise.ir.parameters.DialectEnum;

/** The enumerations of the dialect. */
final class TosaEnums {
  static final DialectEnum RESIZE_MODE =
      of("resize_mode", "ResizeMode", "NEAREST_NEIGHBOR", "BILINEAR");
  static final DialectEnum NAN_MODE = of("nan_mode", "NanPropagationMode", "PROPAGATE", "IGNORE");
  static final DialectEnum ROUNDING_MODE =
      of("rounding_mode", "RoundingMode", "SINGLE_ROUND", "INEXACT_ROUND", "DOUBLE_ROUND");
  static final DialectEnum BLOCK_SIZE = of("block_size", "BlockSize", "BLOCK_SIZE_32");
  static final DialectEnum PROFILE = of("prof", "Profile", "pro_int", "pro_fp", "none");
  static final DialectEnum EXTENSION = of("ext", "Extension", "none", "int16", "int4", "bf16", "fp8e4m3", "fp8e5m2",
      "fft", "variable", "controlflow", "doubleround", "inexactround", "dynamic", "mxfp", "int64", "shape");
  static final DialectEnum LEVEL = of("level", "Level", "none", "8k");
  static final DialectEnum SPECIFICATION_VERSION =
      of("specification_version", "SpecificationVersion", "1.0", "1.1.draft");

  static final List<DialectEnum> ALL = List.of(
      RESIZE_MODE, NAN_MODE, ROUNDING_MODE, BLOCK_SIZE, PROFILE, EXTENSION, LEVEL, SPECIFICATION_VERSION);

  /** The attributes of operations that are written as a word. */
  static final Map<String, DialectEnum> WORDS = Map.of(
      "mode", RESIZE_MODE, "nan_mode", NAN_MODE, "rounding_mode", ROUNDING_MODE, "block_size", BLOCK_SIZE);

  private TosaEnums() {}

  private static DialectEnum of(String name, String type, String... words) {
    return DialectEnum.bracketed("tosa", name, "Tosa_" + type + "Attr", "value", "::mlir::tosa::" + type, words);
  }
}
