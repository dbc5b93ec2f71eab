// SPDX-License-Identifier: Apache-2.0
/** The deallocate-in-callee pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.deallocateincallee;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
