// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.syntax.StructParser;

/**
 * The use of a procedure or variable on devices: {@code #omp.declaretarget<device_type = (any), capture_clause =
 * (to)>}.
 */
public final class DeclareTargetAttr extends OmpAttribute {
  static final String MNEMONIC = "declaretarget";

  private final @Nullable OmpEnumAttr deviceType;
  private final @Nullable OmpEnumAttr captureClause;

  private DeclareTargetAttr(
      Context context, @Nullable OmpEnumAttr deviceType, @Nullable OmpEnumAttr captureClause) {
    super(context);
    this.deviceType = deviceType;
    this.captureClause = captureClause;
  }

  /** Returns the attribute of a {@link OmpEnum#DEVICE_TYPE} and a {@link OmpEnum#CAPTURE_CLAUSE}. */
  public static DeclareTargetAttr of(
      Context context, @Nullable OmpEnumAttr deviceType, @Nullable OmpEnumAttr captureClause) {
    return context.unique(new DeclareTargetAttr(context, deviceType, captureClause));
  }

  /** Returns the devices, or null. */
  public @Nullable OmpEnumAttr deviceType() {
    return deviceType;
  }

  /** Returns the clause that names the procedure or variable, or null. */
  public @Nullable OmpEnumAttr captureClause() {
    return captureClause;
  }

  /** Parses the text after the mnemonic. */
  static DeclareTargetAttr parse(AsmParser parser) {
    OmpEnumAttr[] values = new OmpEnumAttr[2];
    new StructParser(parser, "DeclareTargetAttr")
        .parameter("device_type", "DeclareTargetDeviceTypeAttr",
            () -> values[0] = OmpEnum.DEVICE_TYPE.parse(parser))
        .parameter("capture_clause", "DeclareTargetCaptureClauseAttr",
            () -> values[1] = OmpEnum.CAPTURE_CLAUSE.parse(parser))
        .parse(true);
    return of(parser.context(), values[0], values[1]);
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print('<');
    if (deviceType != null) {
      printer.print("device_type = ");
      OmpEnum.DEVICE_TYPE.print(printer, deviceType.word());
    }
    if (captureClause != null) {
      printer.print(deviceType == null ? "" : ", ").print("capture_clause = ");
      OmpEnum.CAPTURE_CLAUSE.print(printer, captureClause.word());
    }
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return Objects.hash(deviceType, captureClause);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    DeclareTargetAttr that = (DeclareTargetAttr) other;
    return deviceType == that.deviceType && captureClause == that.captureClause;
  }
}
