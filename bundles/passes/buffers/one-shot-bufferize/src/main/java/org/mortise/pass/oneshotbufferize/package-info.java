// SPDX-License-Identifier: Apache-2.0
/** The pass that replaces tensors by buffers. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.oneshotbufferize;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

