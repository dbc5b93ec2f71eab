// SPDX-License-Identifier: Apache-2.0
/** The drop-equivalent-buffer-results pass. */
@Version("0.1.0")
package org.mortise.pass.dropequivalent;

import org.osgi.annotation.versioning.Version;
