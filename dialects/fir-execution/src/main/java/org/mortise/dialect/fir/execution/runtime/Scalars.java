// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import java.util.List;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.NoneType;

/** The scalars of a value with parts, in memory and as a list in the order of their addresses. */
public final class Scalars {
  private Scalars() {}

  /** Reads a value with parts. Those that were never written are undefined. */
  public static Elements read(MemRef address, List<FirLayout.Run> runs, Type type, Machine machine) {
    Elements value = Elements.create(format(runs, type), machine, count(runs));
    int next = 0;
    for (FirLayout.Run run : runs) {
      MemRef place = new MemRef(address.memory, address.start + run.offset(), 0, new long[] {run.count()},
          new long[] {1});
      Elements part = machine.contents(place, run.format());
      for (int i = 0; i < run.count(); i++) {
        value.set(next++, part.get(i));
      }
    }
    return value;
  }

  /** Writes a value with parts. */
  public static void write(MemRef address, List<FirLayout.Run> runs, Elements value, Machine machine) {
    machine.step(value.count());
    int next = 0;
    for (FirLayout.Run run : runs) {
      for (int i = 0; i < run.count(); i++) {
        long at = address.start + run.offset() + (long) i * run.format().bytes();
        address.memory.write(at, run.format(), value.get(next++));
      }
    }
  }

  /** Returns the number of scalars. */
  public static int count(List<FirLayout.Run> runs) {
    return runs.stream().mapToInt(FirLayout.Run::count).reduce(0, Math::addExact);
  }

  /** Returns the format of all scalars, or one of objects if they differ. */
  public static ValueFormat format(List<FirLayout.Run> runs, Type type) {
    ValueFormat first = runs.isEmpty() ? null : runs.get(0).format();
    boolean isUniform = first != null && runs.stream().allMatch(run -> run.format().equals(first));
    return isUniform ? first : ValueFormat.of(NoneType.of(type.context()));
  }
}
