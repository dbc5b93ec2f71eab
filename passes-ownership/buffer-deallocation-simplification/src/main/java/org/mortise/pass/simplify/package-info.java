// SPDX-License-Identifier: Apache-2.0
/** The buffer-deallocation-simplification pass. */
@Version("0.1.0")
package org.mortise.pass.simplify;

import org.osgi.annotation.versioning.Version;
