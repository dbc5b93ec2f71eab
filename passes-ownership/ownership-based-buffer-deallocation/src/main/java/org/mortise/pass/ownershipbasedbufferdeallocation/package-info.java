// SPDX-License-Identifier: Apache-2.0
/** The ownership-based-buffer-deallocation pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.ownershipbasedbufferdeallocation;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
