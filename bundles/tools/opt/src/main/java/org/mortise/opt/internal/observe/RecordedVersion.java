// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;

/** The version of MLIR in a reproducer, if it is not the default one. The text has the spelling of the default one. */
public final class RecordedVersion {
  /** The section of the resources. */
  public static final String SECTION = "mortise_mlir";

  private static final String KEY = "version";

  private RecordedVersion() {}

  /** Adds the version of a run to the resources of a reproducer. */
  static void record(MlirVersion version, Resources resources) {
    if (version != MlirVersion.DEFAULT) {
      resources.putExternal(SECTION, KEY, '"' + version.toString() + '"');
    }
  }

  /** Returns the version that a reproducer was written for, or null if it has none that is known. */
  public static @Nullable MlirVersion of(SourceText text, Context context) {
    Map<String, String> recorded = RecordedBundles.section(text, SECTION, context);
    String quoted = recorded == null ? null : recorded.get(KEY);
    return quoted == null ? null : MlirVersion.of(quoted.replace("\"", ""));
  }
}
