// SPDX-License-Identifier: Apache-2.0
/** The lean-buffer-deallocation pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.leanbufferdeallocation;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
