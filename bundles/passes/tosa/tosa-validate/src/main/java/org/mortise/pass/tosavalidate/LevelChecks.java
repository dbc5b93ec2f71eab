// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosavalidate;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.ShapedType;

/** The checks of sizes against the limits of a level. Each returns the condition that does not hold, or null. */
final class LevelChecks {
  private static final int MAX_RANK = 6;
  private static final long MAX_KERNEL = 8192;
  private static final long MAX_STRIDE = 8192;
  private static final long MAX_SCALE = 256;
  /** Control flow and variables, and functions that are newer than the specification. */
  private static final Set<String> UNCHECKED_RANKS = Set.of("tosa.cond_if", "tosa.while_loop", "tosa.custom",
      "tosa.yield", "tosa.variable", "tosa.variable_read", "tosa.variable_write", "tosa.sin", "tosa.cos", "tosa.erf");

  private LevelChecks() {}

  static @Nullable String failed(Operation op) {
    String failed = UNCHECKED_RANKS.contains(op.name().name()) ? null : failedRank(op);
    return failed != null ? failed : switch (op.name().name()) {
      case "tosa.avg_pool2d", "tosa.max_pool2d" -> first(greater(op, "kernel", MAX_KERNEL, "kernel <= MAX_KERNEL"),
          greater(op, "stride", MAX_STRIDE, "stride <= MAX_STRIDE"),
          greater(op, "pad", MAX_KERNEL, "pad <= MAX_KERNEL"));
      case "tosa.conv2d" -> failedConvolution(op, 1, "y * KH", "x * KW");
      case "tosa.depthwise_conv2d" -> failedConvolution(op, 0, "y * KH", "x * KW");
      case "tosa.conv3d" -> failedConvolution(op, 1, "d * KD", "y * KH", "x * KW");
      case "tosa.transpose_conv2d" -> first(
          size(op.operand(1), 1) > MAX_KERNEL ? "KH <= MAX_KERNEL" : null,
          size(op.operand(1), 2) > MAX_KERNEL ? "KW <= MAX_KERNEL" : null,
          greater(op, "out_pad", MAX_KERNEL, "pad <= MAX_KERNEL"),
          greater(op, "stride", MAX_STRIDE, "stride <= MAX_STRIDE"));
      case "tosa.fft2d", "tosa.rfft2d" -> failedTransform(op);
      case "tosa.resize" -> failedScale(op);
      default -> null;
    };
  }

  private static @Nullable String first(@Nullable String... conditions) {
    for (String condition : conditions) {
      if (condition != null) {
        return condition;
      }
    }
    return null;
  }

  private static @Nullable String failedRank(Operation op) {
    for (Value operand : op.operands()) {
      String failed = failedRank(operand, "operand");
      if (failed != null) {
        return failed;
      }
    }
    for (Value result : op.results()) {
      String failed = failedRank(result, "result");
      if (failed != null) {
        return failed;
      }
    }
    return null;
  }

  private static @Nullable String failedRank(Value value, String role) {
    if (!(value.type() instanceof ShapedType type)) {
      return null;
    }
    if (!type.hasRank()) {
      return "unranked tensor";
    }
    return type.rank() > MAX_RANK ? role + " rank(shape) <= MAX_RANK" : null;
  }

  private static @Nullable String greater(Operation op, String attribute, long limit, String condition) {
    DenseI64ArrayAttr numbers = op.getAttr(attribute, DenseI64ArrayAttr.class);
    for (int i = 0; numbers != null && i < numbers.size(); i++) {
      if (numbers.get(i) > limit) {
        return condition;
      }
    }
    return null;
  }

  /** Returns a size of the type of {@code value}; negative if it is dynamic. */
  private static long size(Value value, int dim) {
    return ((ShapedType) value.type()).dim(dim);
  }

  private static @Nullable String failedConvolution(Operation op, int firstDim, String... extents) {
    String failed = first(greater(op, "dilation", MAX_KERNEL, "dilation <= MAX_KERNEL"),
        greater(op, "pad", MAX_KERNEL, "pad <= MAX_KERNEL"),
        greater(op, "stride", MAX_STRIDE, "stride <= MAX_STRIDE"));
    DenseI64ArrayAttr dilations = op.getAttr("dilation", DenseI64ArrayAttr.class);
    for (int i = 0; failed == null && i < extents.length; i++) {
      long size = size(op.operand(1), firstDim + i);
      if (size > 0 && dilations.get(i) > MAX_KERNEL / size) {
        failed = "dilation_" + extents[i] + " <= MAX_KERNEL";
      }
    }
    return failed;
  }

  private static @Nullable String failedTransform(Operation op) {
    for (Value operand : op.operands()) {
      if (size(operand, 1) > MAX_KERNEL) {
        return "H <= MAX_KERNEL";
      }
      if (size(operand, 2) > MAX_KERNEL) {
        return "W <= MAX_KERNEL";
      }
    }
    return null;
  }

  private static @Nullable String failedScale(Operation op) {
    if (!(Constants.of(op.operand(1)) instanceof DenseNumbersAttr scale)) {
      return null;
    }
    for (int i = 0; i < 2; i++) {
      long denominator = scale.longAt(2 * i + 1);
      if (denominator != 0 && scale.longAt(2 * i) / denominator > MAX_SCALE) {
        String axis = i == 0 ? "y" : "x";
        return "scale_" + axis + "_n/scale_" + axis + "_d <= MAX_SCALE";
      }
    }
    return null;
  }
}
