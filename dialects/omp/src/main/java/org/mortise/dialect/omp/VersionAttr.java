// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.syntax.StructParser;

/** The version of OpenMP, as in {@code #omp.version<version = 11>}. */
public final class VersionAttr extends OmpAttribute {
  static final String MNEMONIC = "version";

  private final long version;

  private VersionAttr(Context context, long version) {
    super(context);
    this.version = version;
  }

  /** Returns the attribute of a version, an unsigned 32-bit number. */
  public static VersionAttr of(Context context, long version) {
    return context.unique(new VersionAttr(context, version));
  }

  public long version() {
    return version;
  }

  /** Parses the text after the mnemonic. */
  static VersionAttr parse(AsmParser parser) {
    long[] version = new long[1];
    StructParser struct = new StructParser(parser, "VersionAttr");
    struct.parameter("version", "uint32_t", () -> version[0] = struct.parseNumber(Integer.SIZE)).parse(false);
    return of(parser.context(), version[0]);
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print("<version = ").print(version).print('>');
  }

  @Override
  protected int structuralHash() {
    return Long.hashCode(version);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return version == ((VersionAttr) other).version;
  }
}
