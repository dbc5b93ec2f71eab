// SPDX-License-Identifier: Apache-2.0
/** The ownership-based-buffer-deallocation pass. */
@Version("0.1.0")
package org.mortise.pass.ownership;

import org.osgi.annotation.versioning.Version;
