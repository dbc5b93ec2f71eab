// SPDX-License-Identifier: Apache-2.0
/** The drop-equivalent-buffer-results pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.dropequivalentbufferresults;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
