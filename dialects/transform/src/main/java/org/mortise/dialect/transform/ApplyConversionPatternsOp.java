// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.definition.Op;

/** Converts operations by patterns until all are legal. */
@Op(name = "transform.apply_conversion_patterns", family = TransformOp.class,
    operands = "target: HANDLE",
    attributes = {
        "legal_ops: STRING_ARRAY?", "illegal_ops: STRING_ARRAY?", "legal_dialects: STRING_ARRAY?",
        "illegal_dialects: STRING_ARRAY?", "partial_conversion: UNIT?", "preserve_handles: UNIT?"
    },
    regions = {"patterns: AT_MOST_ONE_BLOCK", "default_type_converter_region: AT_MOST_ONE_BLOCK..."},
    traits = {"NO_TERMINATOR", "SINGLE_BLOCK", "GRAPH_REGIONS"},
    implementations = HandleEffects.Functional.class,
    format = "`to` $target $patterns (`with` `type_converter` $default_type_converter_region^)? attr-dict `:` "
        + "type($target)")
public final class ApplyConversionPatternsOp extends ApplyConversionPatternsOpBase {
  ApplyConversionPatternsOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation op = operation();
    if (op.regionCount() != 1 && op.regionCount() != 2) {
      return opError("expected 1 or 2 regions");
    }
    if (!patterns().isEmpty()) {
      for (Operation child = patterns().first().first(); child != null; child = child.next()) {
        if (!child.hasTrait(TransformTraits.CONVERSION_PATTERN)) {
          return opError("expected pattern children ops to implement ConversionPatternDescriptorOpInterface")
              .note(child.location(), "op without interface");
        }
      }
    }
    return op.regionCount() == 2 ? verifyConverter(op.region(1)) : null;
  }

  private @Nullable Diagnostic verifyConverter(Region region) {
    Operation converter = region.isEmpty() ? null : region.first().first();
    if (converter == null || converter.next() != null) {
      return opError("expected exactly one op in default type converter region");
    }
    return converter.hasTrait(TransformTraits.TYPE_CONVERTER) ? null
        : opError("expected default converter child op to implement TypeConverterBuilderOpInterface")
            .note(converter.location(), "op without interface");
  }
}
