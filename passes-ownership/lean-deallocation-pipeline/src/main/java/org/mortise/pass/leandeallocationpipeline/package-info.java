// SPDX-License-Identifier: Apache-2.0
/** The ready-made pipeline that frees buffers early and answers ownership questions at compile time. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.leandeallocationpipeline;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
