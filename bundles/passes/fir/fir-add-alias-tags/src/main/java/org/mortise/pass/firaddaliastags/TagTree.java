// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.firaddaliastags;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.llvm.attributes.TBAAMemberAttr;
import org.mortise.dialect.llvm.attributes.TBAANode;
import org.mortise.dialect.llvm.attributes.TBAARootAttr;
import org.mortise.dialect.llvm.attributes.TBAATagAttr;
import org.mortise.dialect.llvm.attributes.TBAATypeDescriptorAttr;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;

/** The tags of the accesses of one function. */
final class TagTree {
  /** The branches of the tree. */
  enum Branch {
    DUMMY_ARGUMENT("dummy arg data"),
    GLOBAL("global data"),
    /** The data to which the descriptor in a global variable leads. */
    DIRECT("direct data");

    private final String id;

    Branch(String id) {
      this.id = id;
    }
  }

  private final Context context;
  private final TBAATypeDescriptorAttr anyData;
  private final Map<String, ArrayAttr> tags = new HashMap<>();

  TagTree(Context context, String function) {
    this.context = context;
    TBAARootAttr root = TBAARootAttr.of(context, StringAttr.of(context, "Flang function root " + function));
    anyData = below(below(root, "any access"), "any data access");
  }

  /** Returns the tag of accesses of a variable, in an array. */
  ArrayAttr tagsOf(Branch branch, String variable) {
    return tags.computeIfAbsent(branch.id + "/" + variable, id -> {
      TBAATypeDescriptorAttr type = below(below(anyData, branch.id), id);
      return ArrayAttr.of(context, List.of(TBAATagAttr.of(type, type, 0, false)));
    });
  }

  private TBAATypeDescriptorAttr below(TBAANode parent, String id) {
    return TBAATypeDescriptorAttr.of(context, id, List.of(TBAAMemberAttr.of(context, parent, 0)));
  }
}
