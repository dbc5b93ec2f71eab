// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;

/** The functions that keep a frame pointer: {@code #llvm.framePointerKind<all>}. */
@AttrDef(name = "llvm.framePointerKind", parameters = "framePointerKind: WORD", format = "`<` $framePointerKind `>`")
public final class FramePointerKindAttr extends FramePointerKindAttrBase {
  /** The functions. */
  public enum Kind implements Keyword {
    NONE("none"),
    NON_LEAF("non-leaf"),
    ALL("all"),
    RESERVED("reserved"),
    NON_LEAF_NO_RESERVE("non-leaf-no-reserve");

    private final String keyword;

    Kind(String keyword) {
      this.keyword = keyword;
    }

    @Override
    public String keyword() {
      return keyword;
    }
  }

  static final ParameterForm<Kind> WORD =
      LlvmForms.keyword(Kind.class, "LLVM FramePointerKind", "framePointerKind::FramePointerKind");

  FramePointerKindAttr(Context context, Object[] values) {
    super(context, values);
  }
}
