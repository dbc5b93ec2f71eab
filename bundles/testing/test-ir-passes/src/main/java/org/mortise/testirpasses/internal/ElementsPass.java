// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.test.attributes.BlobElementsAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SparseElementsAttr;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.text.Resources;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code test-elements-attr-interface}: reports the integers of attributes in each supported value type.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ElementsPass extends PlainPass {
  private static final int LONG_BITS = 64;
  /** The maximum number of listed elements; splats print short at any size. */
  private static final int MOST_ELEMENTS = 1 << 16;

  public ElementsPass() {
    super(PassSpec.of("test-elements-attr-interface", "Test ElementsAttr interface support.")
        .onOperation("builtin.module")
        .withLocalTitle("TestElementsAttrInterface"));
  }

  @Override
  public void run(Operation module, PassRun run) {
    Walk.postOrder(module, op -> {
      for (NamedAttribute attribute : op.attributes().entries()) {
        if (attribute.value() instanceof ElementsAttr elements) {
          report(op, elements, run);
        }
      }
    });
  }

  private static void report(Operation op, ElementsAttr elements, PassRun run) {
    List<IntegerAttr> values = null;
    boolean isInteger = elements.elementType() instanceof IntegerType;
    if (elements.numElements() > MOST_ELEMENTS) {
      run.output().handle(op.error("Test iterating: more than " + MOST_ELEMENTS + " elements"));
      return;
    }
    boolean isBlob = elements instanceof BlobElementsAttr;
    if (isInteger) {
      values = valuesOf(elements, run.output().resources());
    }
    boolean isDense = elements instanceof DenseElementsAttr || elements instanceof SparseElementsAttr;
    report(op, "int64_t", isInteger, isDense && hasLongs(elements, Signedness.UNSIGNED) ? values : null,
        value -> Long.toString(value.longValue()), run);
    report(op, "uint64_t", isInteger, !isDense || hasLongs(elements, Signedness.SIGNED) ? values : null,
        value -> Long.toUnsignedString(value.longValue()), run);
    report(op, "APInt", isInteger, isBlob ? null : values, value -> value.signedValue().toString(), run);
    report(op, "IntegerAttr", isInteger, isBlob ? null : values, IntegerAttr::toString, run);
  }

  /** Returns whether the elements are 64-bit and not of signedness {@code other}, or there are none. */
  private static boolean hasLongs(ElementsAttr elements, Signedness other) {
    IntegerType type = elements.elementType() instanceof IntegerType integer ? integer : null;
    return elements.numElements() == 0 || type != null && type.width() == LONG_BITS && type.signedness() != other;
  }

  private static void report(Operation op, String kind, boolean isInteger, @Nullable List<IntegerAttr> values,
      Function<IntegerAttr, String> text, PassRun run) {
    String listed = "expected element type to be an integer type";
    if (isInteger) {
      listed = values == null
          ? "unable to iterate type" : values.stream().map(text).collect(Collectors.joining(", "));
    }
    run.output().handle(op.error("Test iterating `" + kind + "`: " + listed));
  }

  private static @Nullable List<IntegerAttr> valuesOf(ElementsAttr elements, Resources resources) {
    IntegerType type = (IntegerType) elements.elementType();
    if (elements instanceof DenseElementsAttr dense) {
      return ElementValues.ofDense(dense);
    }
    if (elements instanceof SparseElementsAttr sparse) {
      return ElementValues.ofSparse(sparse, type);
    }
    return ElementValues.ofOwnKind(elements, type, resources);
  }
}
