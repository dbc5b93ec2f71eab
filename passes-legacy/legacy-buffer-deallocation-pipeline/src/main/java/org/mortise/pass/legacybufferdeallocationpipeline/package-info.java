// SPDX-License-Identifier: Apache-2.0
/** The ready-made pipelines of the legacy passes, alone and together with the ownership-based ones. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.legacybufferdeallocationpipeline;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
