// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.syntax.StructParser;

/** The assumptions of a program about the runtime library: {@code #omp.flags<debug_kind = 1, ...>}. */
public final class FlagsAttr extends OmpAttribute {
  static final String MNEMONIC = "flags";

  private static final long DEFAULT_DEVICE_VERSION = 50;

  /** The values; a default value is not written. */
  public record Flags(
      long debugKind,
      boolean assumeTeamsOversubscription,
      boolean assumeThreadsOversubscription,
      boolean assumeNoThreadState,
      boolean assumeNoNestedParallelism,
      boolean noGpuLib,
      long openmpDeviceVersion) {}

  private final Flags flags;

  private FlagsAttr(Context context, Flags flags) {
    super(context);
    this.flags = flags;
  }

  /** Returns the attribute with these values. */
  public static FlagsAttr of(Context context, Flags flags) {
    return context.unique(new FlagsAttr(context, flags));
  }

  /** Returns the values. */
  public Flags flags() {
    return flags;
  }

  /** Parses the text after the mnemonic. */
  static FlagsAttr parse(AsmParser parser) {
    long[] numbers = {0, DEFAULT_DEVICE_VERSION};
    boolean[] flags = new boolean[5];
    StructParser struct = new StructParser(parser, "FlagsAttr");
    struct.parameter("debug_kind", "uint32_t", () -> numbers[0] = struct.parseNumber(Integer.SIZE));
    String[] names = {"assume_teams_oversubscription", "assume_threads_oversubscription", "assume_no_thread_state",
        "assume_no_nested_parallelism", "no_gpu_lib"};
    for (int i = 0; i < names.length; i++) {
      int flag = i;
      struct.parameter(names[i], "bool", () -> flags[flag] = struct.parseFlag());
    }
    struct.parameter("openmp_device_version", "uint32_t", () -> numbers[1] = struct.parseNumber(Integer.SIZE));
    struct.parse(true);
    return of(parser.context(),
        new Flags(numbers[0], flags[0], flags[1], flags[2], flags[3], flags[4], numbers[1]));
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    List<String> written = new ArrayList<>();
    addNumber(written, "debug_kind", flags.debugKind, 0);
    addFlag(written, "assume_teams_oversubscription", flags.assumeTeamsOversubscription);
    addFlag(written, "assume_threads_oversubscription", flags.assumeThreadsOversubscription);
    addFlag(written, "assume_no_thread_state", flags.assumeNoThreadState);
    addFlag(written, "assume_no_nested_parallelism", flags.assumeNoNestedParallelism);
    addFlag(written, "no_gpu_lib", flags.noGpuLib);
    addNumber(written, "openmp_device_version", flags.openmpDeviceVersion, DEFAULT_DEVICE_VERSION);
    printer.print(MNEMONIC).print('<').print(String.join(", ", written)).print('>');
  }

  private static void addNumber(List<String> written, String name, long value, long defaultValue) {
    if (value != defaultValue) {
      written.add(name + " = " + value);
    }
  }

  private static void addFlag(List<String> written, String name, boolean value) {
    if (value) {
      written.add(name + " = true");
    }
  }

  @Override
  protected int structuralHash() {
    return flags.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return flags.equals(((FlagsAttr) other).flags);
  }
}
