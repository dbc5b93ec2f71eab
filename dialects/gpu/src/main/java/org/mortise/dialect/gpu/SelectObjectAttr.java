// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;

/** Embeds one object of a binary, chosen by its position or its target: {@code #gpu.select_object<1>}. */
public final class SelectObjectAttr extends Attribute implements OffloadingTranslationAttr {
  static final String MNEMONIC = "select_object";

  private final @Nullable Attribute target;

  private SelectObjectAttr(Context context, @Nullable Attribute target) {
    super(context);
    this.target = target;
  }

  /** Returns the attribute that selects an object, the first one if {@code target} is null. */
  public static SelectObjectAttr of(Context context, @Nullable Attribute target) {
    return context.unique(new SelectObjectAttr(context, target));
  }

  static SelectObjectAttr parse(AsmParser parser) {
    int position = parser.position();
    if (!parser.parseOptionalPunctuation("<")) {
      return of(parser.context(), null);
    }
    Attribute target = parser.parseAttribute();
    parser.parsePunctuation(">");
    if (target instanceof IntegerAttr index) {
      if (index.longValue() < 0) {
        throw parser.error(position, "the object index must be positive");
      }
    } else if (!(target instanceof TargetAttr)) {
      throw parser.error(position, "the target attribute must be a GPU Target attribute");
    }
    return of(parser.context(), target);
  }

  /** Returns the position or the target of the object, or null for the first object. */
  public @Nullable Attribute target() {
    return target;
  }

  @Override
  public String dialectNamespace() {
    return GpuDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC);
    if (target != null) {
      printer.print('<').printAttribute(target).print('>');
    }
  }

  @Override
  public List<Attribute> nestedAttributes() {
    return target == null ? List.of() : List.of(target);
  }

  @Override
  protected int structuralHash() {
    return Objects.hashCode(target);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return target == ((SelectObjectAttr) other).target;
  }
}
