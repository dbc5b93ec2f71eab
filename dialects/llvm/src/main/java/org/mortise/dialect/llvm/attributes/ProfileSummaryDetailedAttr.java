// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The counts of a profile above a percentile. */
@AttrDef(name = "llvm.profile_summary_detailed", definition = "LLVM_ModuleFlagProfileSummaryDetailedAttr",
    parameters = {"cut_off: UINT32", "min_count: UINT64", "num_counts: UINT32"},
    format = "`<` struct(params) `>`")
public final class ProfileSummaryDetailedAttr extends ProfileSummaryDetailedAttrBase {
  ProfileSummaryDetailedAttr(Context context, Object[] values) {
    super(context, values);
  }
}
