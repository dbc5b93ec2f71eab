// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.parameters.ParametricForm;

/** The summary of a profile. */
@AttrDef(name = "llvm.profile_summary", definition = "LLVM_ModuleFlagProfileSummaryAttr",
    parameters = {
        "format: FORMAT", "total_count: UINT64", "max_count: UINT64", "max_internal_count: UINT64",
        "max_function_count: UINT64", "num_counts: UINT64", "num_functions: UINT64",
        "is_partial_profile: OPTIONAL_UINT64?", "partial_profile_ratio: FLOAT_ATTR?", "detailed_summary: DETAILS"
    },
    format = "`<` struct(params) `>`")
public final class ProfileSummaryAttr extends ProfileSummaryAttrBase {
  /** The kinds of profiles. */
  public enum Format implements Keyword {
    SAMPLE_PROFILE("SampleProfile"),
    INSTR_PROF("InstrProf"),
    CS_INSTR_PROF("CSInstrProf");

    private final String keyword;

    Format(String keyword) {
      this.keyword = keyword;
    }

    @Override
    public String keyword() {
      return keyword;
    }
  }

  static final ParameterForm<Format> FORMAT =
      LlvmForms.keyword(Format.class, "LLVM ProfileSummary format kinds", "ProfileSummaryFormatKind");
  static final ParameterForm<List<ProfileSummaryDetailedAttr>> DETAILS = ParameterForms.list(
      ParametricForm.nested(ProfileSummaryDetailedAttr.class, ProfileSummaryDetailedAttr::declaration));

  ProfileSummaryAttr(Context context, Object[] values) {
    super(context, values);
  }
}
