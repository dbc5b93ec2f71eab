// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.function.BiFunction;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Reads buffers whose elements are buffers: each such element is replaced by its contents, so that the elements of two
 * executions can be compared. An element whose memory has been freed is undefined. Linear in the elements, where the
 * elements of a buffer count once for each occurrence; recursive in the depth of the type.
 */
final class NestedContents {
  private final BiFunction<MemRef, ValueFormat, Elements> reader;

  /** @param reader returns the contents of a buffer; throws an {@link ExecutionException} if it has been freed */
  NestedContents(BiFunction<MemRef, ValueFormat, Elements> reader) {
    this.reader = reader;
  }

  /** Returns the contents of a buffer. */
  Elements of(MemRef buffer, BaseMemRefType type) {
    Elements contents = reader.apply(buffer, ValueFormat.of(type.elementType()));
    return type.elementType() instanceof BaseMemRefType inner ? withContents(contents, inner) : contents;
  }

  /** Returns the elements, with buffers among them replaced by their contents. */
  Elements of(Elements elements, Type elementType) {
    return elementType instanceof BaseMemRefType inner ? withContents(elements, inner) : elements;
  }

  private Elements withContents(Elements buffers, BaseMemRefType type) {
    Elements contents = Elements.of(buffers.format(), buffers.sizes());
    for (int i = 0; i < buffers.count(); i++) {
      contents.set(i, buffers.get(i) instanceof MemRef buffer ? inner(buffer, type) : buffers.get(i));
    }
    return contents;
  }

  private Object inner(MemRef buffer, BaseMemRefType type) {
    try {
      return of(buffer, type);
    } catch (ExecutionException freed) {
      return Poison.VALUE;
    }
  }
}
