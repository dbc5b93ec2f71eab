// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.math.BigInteger;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.runtime.Elements;

/** Measures the values that the frames of an execution refer to. */
final class LiveValues {
  private final Set<Object> counted = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * Returns the bytes of the wide integers, vectors and tensors in a frame and its callers. Linear in their registers.
   */
  long bytesFrom(@Nullable Frame innermost) {
    long bytes = 0;
    for (Frame frame = innermost; frame != null; frame = frame.caller) {
      for (Object value : frame.objects) {
        if (value instanceof Elements elements) {
          bytes += elements.bytes(counted);
        } else if (value instanceof BigInteger number && counted.add(number)) {
          bytes += number.bitLength() / Byte.SIZE;
        }
      }
    }
    return bytes;
  }
}
