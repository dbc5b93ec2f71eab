// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.parameters.AttrDef;

/** Embeds one object of a binary, chosen by its position or its target: {@code #gpu.select_object<1>}. */
@AttrDef(name = "gpu.select_object", definition = "GPU_SelectObjectAttr",
    parameters = "target: ATTRIBUTE?",
    format = "(`<` $target^ `>`)?")
public final class SelectObjectAttr extends SelectObjectAttrBase implements OffloadingTranslationAttr {
  SelectObjectAttr(Context context, Object[] values) {
    super(context, values);
  }

  static @Nullable String verify(@Nullable Attribute target) {
    if (target instanceof IntegerAttr index) {
      return index.longValue() < 0 ? "the object index must be positive" : null;
    }
    return target == null || target instanceof TargetAttr
        ? null : "the target attribute must be a GPU Target attribute";
  }

  @Override
  public List<Attribute> nestedAttributes() {
    return target() == null ? List.of() : List.of(target());
  }
}
