// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/**
 * What a target supports: {@code #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int],
 * extensions = [int16]>}.
 */
@AttrDef(name = "tosa.target_env", definition = "Tosa_TargetEnv",
    parameters = {"specification_version: VERSION", "level: LEVEL", "profiles: PROFILES", "extensions: EXTENSIONS"},
    format = "`<` `specification_version` `=` $specification_version `,` `level` `=` $level `,` `profiles` `=` `[`"
        + " $profiles `]` `,` `extensions` `=` `[` $extensions `]` `>`")
public final class TargetEnvAttr extends TargetEnvAttrBase {
  TargetEnvAttr(Context context, Object[] values) {
    super(context, values);
  }
}
